/**
 * Cookie that scripts can read, unlike the session cookie: '1' while a user is logged in. Without the
 * cookie the page does not request the user's profile.
 */
export const ACCOUNT_HINT = 'cornicione_account'
