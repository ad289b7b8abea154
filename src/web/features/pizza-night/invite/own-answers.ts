import type { GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { rowsOf, withRows } from '#domain/words/stored-rows.ts'
import { storedText } from '../../../ui/stored-text.ts'

/** The host may renew the link (`token`) or move the evening (`endsAtMs`). `evening` never changes. */
export interface Invitation {
  token: string
  evening: string
  endsAtMs: number
}

export interface OwnAnswer extends Omit<Invitation, 'evening'> {
  /** Missing in answers that were stored before invitations had an `evening`. */
  evening?: string
  key: string
  guest: GuestDraft
}

const recordOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>
const areTexts = (...values: unknown[]) => values.every((text) => typeof text === 'string')

export function isGuest(value: unknown): value is GuestDraft {
  const { name, dislikes, wish, needs, allergies, appetite } = recordOf(value)
  const areLists = Array.isArray(needs) && Array.isArray(allergies)
  return areTexts(name, dislikes, wish) && areLists && typeof appetite === 'number'
}

function isOwn(value: unknown): value is OwnAnswer {
  const { token, evening = '', key, endsAtMs, guest } = recordOf(value)
  return areTexts(token, evening, key) && typeof endsAtMs === 'number' && isGuest(guest)
}

export const readAnswers = (text: string | null, nowMs: number): OwnAnswer[] =>
  (rowsOf(text) ?? []).filter(isOwn).filter(({ endsAtMs }) => endsAtMs > nowMs)

const stored = storedText('pizzaNightAnswers')
const read = () => readAnswers(stored.read(), Date.now())

/** Answers written by another version of the site stay stored, because without its key nobody could change an
 * answer. */
function write(answers: readonly OwnAnswer[]) {
  const text = withRows(stored.read(), answers, isOwn)
  if (text === undefined || !stored.write(text)) stored.hold(JSON.stringify(answers))
}

export const answersTo = (answers: readonly OwnAnswer[], { token, evening }: Invitation): OwnAnswer[] =>
  answers.filter((one) => one.token === token || (one.evening !== undefined && one.evening === evening))

export const ownAnswers = {
  use: (to: Invitation): OwnAnswer[] => answersTo(readAnswers(stored.use(), Date.now()), to),
  follow({ token, evening, endsAtMs }: Invitation) {
    const answers = read()
    const here = answersTo(answers, { token, evening, endsAtMs })
    const isKnown = (one: OwnAnswer) =>
      one.token === token && one.evening === evening && one.endsAtMs === endsAtMs
    if (!here.every(isKnown))
      write(answers.map((one) => (here.includes(one) ? { ...one, token, evening, endsAtMs } : one)))
  },
  keep: (answer: OwnAnswer) => write([...read().filter(({ key }) => key !== answer.key), answer]),
  drop: (key: string) => write(read().filter((one) => one.key !== key)),
}
