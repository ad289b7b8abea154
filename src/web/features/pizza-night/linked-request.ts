import { draftOfAddress } from '#domain/pizza-night/evening-address.ts'
import { type DraftRequest, requestOfDraft } from '#domain/pizza-night/evening-draft.ts'

/** Whoever has no clock of his own is answered in Italian time. */
const HOME_ZONE = 'Europe/Rome'

/** What a link asks, answered as it stands, also by the server; null where it names no evening. */
export function linkedRequest(read: (name: string) => string | null): DraftRequest | null {
  const draft = draftOfAddress(read)
  return draft && draft.bakeAt !== ''
    ? requestOfDraft(draft, { timeZone: HOME_ZONE, checkTime: false })
    : null
}
