/** Largest number of a row: PostgreSQL's integer. */
export const LARGEST_ID = 2_147_483_647

/** The number that no row has. */
export const NO_ROW = 0

/** The number of a row in an address, for expressions: without leading zeros, which would be a second address. */
export const ROW_ID = '[1-9]\\d{0,9}'
const WHOLE = new RegExp(`^${ROW_ID}$`)

/**
 * The number of a row in an address. What cannot be one (leading zeros are no second address for the same row) becomes
 * `NO_ROW`: it is answered like a row that does not exist.
 */
export const rowIdOf = (text: string | null | undefined): number =>
  WHOLE.test(text ?? '') && Number(text) <= LARGEST_ID ? Number(text) : NO_ROW
