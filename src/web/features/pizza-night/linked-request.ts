import { draftOfAddress, nameInAddress } from '#domain/pizza-night/evening-address.ts'
import { type DraftRequest, requestOfDraft } from '#domain/pizza-night/evening-draft.ts'

/** Whoever has no clock of his own is answered in Italian time. */
export const HOME_ZONE = 'Europe/Rome'

/** What a link asks, answered as it stands, also by the server; null where it names no hour. A form that is sent without
 * scripts names an empty one, and is told to choose. */
export function linkedRequest(read: (name: string) => string | null): DraftRequest | null {
  const draft = draftOfAddress(read)
  return draft && read(nameInAddress('bakeAt')) !== null
    ? requestOfDraft(draft, { timeZone: HOME_ZONE, checkTime: false })
    : null
}
