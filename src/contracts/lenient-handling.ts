/**
 * Value of the header `Prefer` (RFC 7240, section 4.4) in the request for the current user. Without a login
 * the response is then 204 instead of 401.
 */
export const LENIENT = 'handling=lenient'
