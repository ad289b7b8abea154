import type { GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { rowsOf, withRows } from '#domain/text/stored-rows.ts'
import { storedText } from '../../../ui/stored-text.ts'

/** An answer of this browser, with the key by which it can be changed. */
export interface OwnAnswer {
  token: string
  key: string
  endsAtMs: number
  guest: GuestDraft
}

function isOwn(value: unknown): value is OwnAnswer {
  if (typeof value !== 'object' || value === null) return false
  const { token, key, endsAtMs, guest } = value as Record<string, unknown>
  if (typeof guest !== 'object' || guest === null) return false
  const { name, dislikes, wish, needs, allergies, appetite } = guest as Record<string, unknown>
  return (
    [token, key, name, dislikes, wish].every((text) => typeof text === 'string') &&
    [endsAtMs, appetite].every((number) => typeof number === 'number') &&
    Array.isArray(needs) &&
    Array.isArray(allergies)
  )
}

/** What can be read; of an invitation that is over nothing is kept. */
export const readAnswers = (text: string | null, nowMs: number): OwnAnswer[] =>
  (rowsOf(text) ?? []).filter(isOwn).filter(({ endsAtMs }) => endsAtMs > nowMs)

const stored = storedText('pizzaNightAnswers')
const read = () => readAnswers(stored.read(), Date.now())

/** The keys of answers that another version of the site keeps stay: without them nobody can change those. */
function write(answers: readonly OwnAnswer[]) {
  const text = withRows(stored.read(), answers, isOwn)
  if (text === undefined || !stored.write(text)) stored.hold(JSON.stringify(answers))
}

export const ownAnswers = {
  /** Those to one invitation; none on the server. */
  use: (token: string): OwnAnswer[] =>
    readAnswers(stored.use(), Date.now()).filter((one) => one.token === token),
  keep: (answer: OwnAnswer) => write([...read().filter(({ key }) => key !== answer.key), answer]),
  drop: (key: string) => write(read().filter((one) => one.key !== key)),
}
