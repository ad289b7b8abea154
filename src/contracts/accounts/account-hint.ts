/**
 * A cookie that scripts can read, unlike the session cookie: '1' while somebody is logged in. Visitors
 * without an account are spared the request for their profile.
 */
export const ACCOUNT_HINT = 'cornicione_account'
