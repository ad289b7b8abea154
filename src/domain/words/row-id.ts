export const LARGEST_ID = 2_147_483_647

export const NO_ROW = 0

/** Pattern of a row id in a URL. Leading zeros would give the row a second URL. */
export const ROW_ID = '[1-9]\\d{0,9}'
const WHOLE = new RegExp(`^${ROW_ID}$`)

/** Reads the id of a row from a URL. An invalid id becomes `NO_ROW`, which no row has. */
export const rowIdOf = (text: string | null | undefined): number =>
  WHOLE.test(text ?? '') && Number(text) <= LARGEST_ID ? Number(text) : NO_ROW
