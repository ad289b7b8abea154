/** Lists in the browser's storage, possibly written by another version of the site.
 *
 * Valid   any text. Unreadable rows stay as they are, because another version may read them. */

/** All rows, from any version. Undefined if the text is no list: then another version wrote it, and it must
 * not be overwritten. */
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
