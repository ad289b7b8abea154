/** Lists in the browser's storage.
 *
 * Valid   any text. Unreadable rows stay stored, because another version of the site may read them. */

/** All rows, readable or not. Undefined if the text is not a list: then another version of the site wrote
 * it, and it must not be overwritten. */
export function rowsOf(text: string | null): unknown[] | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (stored === null) return []
    return Array.isArray(stored) ? stored : undefined
  } catch {
    return [] // no version writes what is no JSON
  }
}

export const withRows = (
  text: string | null,
  rows: readonly unknown[],
  isRead: (row: unknown) => boolean,
): string | undefined => {
  const before = rowsOf(text)
  return before && JSON.stringify([...rows, ...before.filter((row) => !isRead(row))])
}
