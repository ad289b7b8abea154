/** What a visitor began and an account is needed for: kept by the browser, and done once somebody has logged in.
 *
 * Units   times in milliseconds since 1970.
 * Valid   any text that the browser kept: what is damaged or older than a day is left out. */

export type Begun =
  | { kind: 'favourite'; recipeId: number; name: string }
  | { kind: 'vote'; recipeId: number; rating: number }
  /** How a recipe went, written when the session had ended; `cookedOn` as '2026-11-23'. */
  | { kind: 'note'; recipeId: number; text: string; cookedOn: string }
  /** Nothing to be done: its reader goes on where he was. */
  | { kind: 'page' }
  /** Its reader goes back to the page of the evening, where those of this device wait. */
  | { kind: 'evening' }

/** Where and when it was begun. */
export type KeptBegun = Begun & { page: string; at: number }

const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
/** More than anybody begins in a day. */
const MOST = 100

function isBegun(value: unknown): value is KeptBegun {
  if (typeof value !== 'object' || value === null) return false
  const { kind, recipeId, name, rating, text, cookedOn, page, at } = value as Record<string, unknown>
  const isWhole = (number: unknown) => Number.isInteger(number)
  return (
    typeof at === 'number' &&
    // An address of this site: '//…' would be another one's.
    typeof page === 'string' &&
    /^\/(?![/\\])/.test(page) &&
    (kind === 'evening' ||
      kind === 'page' ||
      (isWhole(recipeId) &&
        ((kind === 'favourite' && typeof name === 'string') ||
          (kind === 'note' && typeof text === 'string' && typeof cookedOn === 'string') ||
          (kind === 'vote' && isWhole(rating) && Number(rating) >= 1 && Number(rating) <= 5))))
  )
}

/** What is still to be done, in the order in which it was begun. */
export function readBegun(text: string | null, nowMs: number): KeptBegun[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(isBegun).filter(({ at }) => at <= nowMs && nowMs - at < FORGOTTEN_AFTER_MS)
  } catch {
    return []
  }
}

function keyOf(begun: Begun): string {
  if (begun.kind === 'note') return `${begun.kind} ${begun.recipeId} ${begun.text}`
  return 'recipeId' in begun ? `${begun.kind} ${begun.recipeId}` : begun.kind
}
const without = (list: readonly KeptBegun[], begun: Begun) =>
  list.filter((one) => keyOf(one) !== keyOf(begun))

/** The same heart a second time takes the first back; a second vote takes the place of the first, a second note stands beside it. */
export function toggledBegun(list: readonly KeptBegun[], next: KeptBegun): KeptBegun[] {
  const others = without(list, next)
  const isTakenBack = next.kind === 'favourite' && others.length < list.length
  return isTakenBack ? others : [...others, next].slice(-MOST)
}
