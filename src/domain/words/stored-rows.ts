/** Lists in the browser's storage.
 *
 * Valid   any text. Unreadable rows stay stored, because another version of the site may read them. */

/** Null for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** All rows, readable or not. Undefined if the text is JSON but no list: then another version of the site
 * wrote the text, and it must not be overwritten. */
export function rowsOf(text: string | null): unknown[] | undefined {
  const stored = parseJson(text ?? '[]')
  if (stored === null) return [] // every version writes JSON
  return Array.isArray(stored) ? stored : undefined
}

export const withRows = (
  text: string | null,
  rows: readonly unknown[],
  isRead: (row: unknown) => boolean,
): string | undefined => {
  const before = rowsOf(text)
  return before && JSON.stringify([...rows, ...before.filter((row) => !isRead(row))])
}
