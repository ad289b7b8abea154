import { localClock, parseWallTime } from '#domain/dough/plan/local-clock.ts'
import { draftOfAddress } from '#domain/pizza-night/evening-address.ts'
import { type DraftRequest, requestOfDraft } from '#domain/pizza-night/evening-draft.ts'
import { WHEN_FIELDS } from '#domain/pizza-night/evening-fields.ts'

export const HOME_ZONE = 'Europe/Rome'

/**
 * The request of a link; null without a time field. Without JavaScript a form may send an empty time, which
 * gives an error. The remaining time is checked only for a future evening: a past one is shown as it was.
 */
export function linkedRequest(read: (name: string) => string | null, nowMs: number): DraftRequest | null {
  const draft = draftOfAddress(read)
  if (!draft || read(WHEN_FIELDS.bakeAt.at) === null) return null
  const wall = parseWallTime(draft.bakeAt)
  const checkTime = wall !== null && localClock(HOME_ZONE).instantOf(wall) > nowMs
  return requestOfDraft(draft, { timeZone: HOME_ZONE, checkTime })
}
