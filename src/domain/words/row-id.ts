/** Largest value of PostgreSQL's type `integer`. */
export const LARGEST_ID = 2_147_483_647

export const NO_ROW = 0

/** The number of a row in an address, for expressions: without leading zeros, which would be a second address. */
export const ROW_ID = '[1-9]\\d{0,9}'
const WHOLE = new RegExp(`^${ROW_ID}$`)

/**
 * Reads the id of a row from a URL. An invalid id becomes `NO_ROW` and is answered like a missing row.
 * Leading zeros are invalid, so that a row has only one URL.
 */
export const rowIdOf = (text: string | null | undefined): number =>
  WHOLE.test(text ?? '') && Number(text) <= LARGEST_ID ? Number(text) : NO_ROW
