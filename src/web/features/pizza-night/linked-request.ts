import { localClock, parseWallTime } from '#domain/dough/plan/local-clock.ts'
import { draftOfAddress } from '#domain/pizza-night/evening-address.ts'
import { type DraftRequest, requestOfDraft } from '#domain/pizza-night/evening-draft.ts'
import { WHEN_FIELDS } from '#domain/pizza-night/evening-fields.ts'

/** Whoever has no clock of his own is answered in Italian time. */
export const HOME_ZONE = 'Europe/Rome'

/**
 * What a link asks, also of the server; null where it names no hour. A form that is sent without scripts names an empty one,
 * and is told to choose. An evening to come is planned in the time that is left; one whose hour has passed is shown as it was.
 */
export function linkedRequest(read: (name: string) => string | null, nowMs: number): DraftRequest | null {
  const draft = draftOfAddress(read)
  if (!draft || read(WHEN_FIELDS.bakeAt.at) === null) return null
  const wall = parseWallTime(draft.bakeAt)
  const checkTime = wall !== null && localClock(HOME_ZONE).instantOf(wall) > nowMs
  return requestOfDraft(draft, { timeZone: HOME_ZONE, checkTime })
}
