/** Lists that a browser stores, and what of them another version of the site wrote.
 *
 * Valid   any text. Rows that cannot be read are left as they are: who can read them will. */

/** The rows, whoever wrote them; undefined for what is no list: another version's, which is not written over. */
export function rowsOf(text: string | null): unknown[] | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (stored === null) return []
    return Array.isArray(stored) ? stored : undefined
  } catch {
    return [] // no version writes what is no JSON
  }
}

/** The text with these rows in the place of those that can be read; undefined where it is not to be written over. */
export const withRows = (
  text: string | null,
  rows: readonly unknown[],
  isRead: (row: unknown) => boolean,
): string | undefined => {
  const before = rowsOf(text)
  return before && JSON.stringify([...rows, ...before.filter((row) => !isRead(row))])
}
