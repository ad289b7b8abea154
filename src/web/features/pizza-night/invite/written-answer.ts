import { FIRST_GUEST, type GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { saidOf } from '../guest-fields.tsx'
import type { Answer } from './answer-form.tsx'
import { isGuest, type OwnAnswer } from './own-answers.ts'

/**
 * The answer being edited. `key` is `NEW` for a new answer. `answer` is null until the first change.
 * `before` is the saved answer before the first change.
 */
export type Written = { key: string; answer: Answer | null; before?: GuestDraft | undefined }
export const NEW = 'new'

export function isWritten(kept: unknown): kept is Written | null {
  if (kept === null) return true
  const { key, answer, before } = kept as Record<keyof Written, unknown>
  const { guest, consent } = (answer ?? {}) as Record<keyof Answer, unknown>
  const isAnswer = answer === null || (isGuest(guest) && typeof consent === 'boolean')
  return typeof key === 'string' && isAnswer && (before === undefined || isGuest(before))
}

type Stored = Pick<OwnAnswer, 'key' | 'guest'> | undefined

export const guestIn = (written: Written | null, stored: Stored): GuestDraft =>
  stored?.guest ?? written?.before ?? FIRST_GUEST

export const withTyped = (written: Written | null, stored: Stored, answer: Answer): Written => ({
  key: stored?.key ?? NEW,
  answer,
  before: written?.answer ? written.before : (stored?.guest ?? written?.before),
})

export function saidMeanwhile(written: Written | null, stored: Stored): string | undefined {
  if (!written?.before) return undefined
  if (!stored) return "Questa risposta non c'è più: se la mandi, rispondi di nuovo."
  const isOutdated = written.answer && JSON.stringify(written.before) !== JSON.stringify(stored.guest)
  return isOutdated
    ? `Hai cambiato questa risposta in un'altra scheda. Ora dice: ${stored.guest.name}, ${saidOf(stored.guest)}. Se mandi questa, la sostituisci.`
    : undefined
}
