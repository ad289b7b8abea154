/**
 * Value of the header `Prefer` (RFC 7240, section 4.4) with which the site asks who is logged in: where nobody is, the
 * answer is 204 and no error. Whoever does not say it gets 401.
 */
export const LENIENT = 'handling=lenient'
