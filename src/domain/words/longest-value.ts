/** In characters. A longer value is left out of a URL, and is ignored when a URL is read. */
export const LONGEST_VALUE = 2000
