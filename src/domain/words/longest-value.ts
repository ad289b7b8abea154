/** Longer values are left out of URLs, and are ignored when a URL is read. */
export const LONGEST_VALUE = 2000
