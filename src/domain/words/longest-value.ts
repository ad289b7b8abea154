/** Longer values of an address are left out, on both sides: a link is no place for them. */
export const LONGEST_VALUE = 2000
