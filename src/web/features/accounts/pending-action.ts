/** Actions that need an account, begun by a visitor who is not logged in. The browser stores the actions and
 * runs them after the login.
 *
 * Units   times in milliseconds since 1970.
 * Valid   any stored text: damaged actions are left out, and all but favourites after a day. Favourites stay until the login. */
import { rowsOf, withRows } from '#domain/words/stored-rows.ts'

export type PendingAction =
  | { kind: 'favourite'; recipeId: number; name: string }
  | { kind: 'vote'; recipeId: number; rating: number }
  /** A new collection, with its first recipe if it was begun there. */
  | { kind: 'collection'; name: string; recipeId?: number | undefined }
  /** A cooking note written after the session had ended; `cookedOn` as '2026-11-23'. */
  | { kind: 'note'; recipeId: number; text: string; cookedOn: string }
  | { kind: 'page' }
  | { kind: 'evening' }

export type StoredAction = PendingAction & { page: string; at: number }

const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
const MOST = 100

function isStoredAction(value: unknown): value is StoredAction {
  if (typeof value !== 'object' || value === null) return false
  const { kind, recipeId, name, rating, text, cookedOn, page, at } = value as Record<string, unknown>
  const isWhole = (number: unknown) => Number.isInteger(number)
  return (
    typeof at === 'number' &&
    // Only a path of this site is accepted. '//…' would lead to another site.
    typeof page === 'string' &&
    /^\/(?![/\\])/.test(page) &&
    (kind === 'evening' ||
      kind === 'page' ||
      (kind === 'collection' && typeof name === 'string' && (recipeId === undefined || isWhole(recipeId))) ||
      (isWhole(recipeId) &&
        ((kind === 'favourite' && typeof name === 'string') ||
          (kind === 'note' && typeof text === 'string' && typeof cookedOn === 'string') ||
          (kind === 'vote' && isWhole(rating) && Number(rating) >= 1 && Number(rating) <= 5))))
  )
}

export function readPendingActions(text: string | null, nowMs: number): StoredAction[] {
  const isStillKept = isStill(nowMs)
  return (rowsOf(text) ?? []).filter(isStoredAction).filter(isStillKept)
}

/** Replaces the actions that this version can read. Unreadable actions stay for a day, because another
 * version of the site may have written them. */
export function withPendingActions(
  text: string | null,
  actions: readonly StoredAction[],
  nowMs: number,
): string | undefined {
  const isStillKept = isStill(nowMs)
  return withRows(text, actions, (row) => isStoredAction(row) || !isStillKept(row))
}

export const isRecent = (at: number, nowMs: number) => nowMs - at < FORGOTTEN_AFTER_MS

const isStill = (nowMs: number) => (row: unknown) => {
  const { at, kind } = (row ?? {}) as { at?: unknown; kind?: unknown }
  return typeof at === 'number' && at <= nowMs && (kind === 'favourite' || isRecent(at, nowMs))
}

function keyOf(action: PendingAction): string {
  if (action.kind === 'collection') return `${action.kind} ${action.name}`
  if (action.kind === 'note') return `${action.kind} ${action.recipeId} ${action.text}`
  return 'recipeId' in action ? `${action.kind} ${action.recipeId}` : action.kind
}
const without = (list: readonly StoredAction[], action: PendingAction) =>
  list.filter((one) => keyOf(one) !== keyOf(action))

/** Adds an action. A second favourite of a recipe removes the first one. A second vote replaces the first
 * one. A note replaces only a note with the same text. */
export function toggledAction(list: readonly StoredAction[], next: StoredAction): StoredAction[] {
  const others = without(list, next)
  const isTakenBack = next.kind === 'favourite' && others.length < list.length
  return isTakenBack ? others : [...others, next].slice(-MOST)
}
