/**
 * Name of the cookie that scripts can read beside the session's own: '1' while somebody is logged in. It carries
 * no identity; it only spares visitors without an account the question who they are.
 */
export const ACCOUNT_HINT = 'cornicione_account'
