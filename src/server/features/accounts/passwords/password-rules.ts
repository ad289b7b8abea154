/**
 * Rules for new passwords. Old passwords stay valid.
 *
 * Source  the site's decision after NIST SP 800-63B, 5.1.1.2: no common password, no name or address of the
 *         account, no repeated or sequential characters. The common passwords and the keyboard layouts come
 *         from @zxcvbn-ts/language-common.
 */
import { ACCOUNT_LIMITS } from '#contracts/accounts/account.ts'
import { AppError } from '#server/app-error.ts'

const { leastOfAdmin } = ACCOUNT_LIMITS.password

interface Owner {
  email: string
  username: string
  name: string
  isAdmin?: boolean
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

const library = () => import('@zxcvbn-ts/language-common')
type Library = Awaited<ReturnType<typeof library>>

/** Largest step between two characters of a sequence: '13579' and 'acegik' are sequences, too. */
const WIDEST_STEP = 5
const SHORTEST_RUN = 3
/** A password is refused if it has at most this many characters outside its sequences: 'qwertyuiop12'. */
const MOST_BESIDE = 2

const stepsOf = (chosen: string) => {
  const points = Array.from(chosen, (character) => character.codePointAt(0) ?? 0)
  return points.slice(1).map((point, index) => point - (points[index] ?? 0))
}

function runLength(characters: readonly string[], { adjacencyGraphs }: Library): number {
  const steps = stepsOf(characters.join(''))
  const isCounted = (step: number) => [0, 1, -1].includes(step) && step === steps[0]
  const lengths = [lengthWhile(steps, isCounted)]
  for (const keys of Object.values<Readonly<Record<string, readonly (string | null)[]>>>(adjacencyGraphs)) {
    const pairs = characters.slice(1).map((next, index) => ({ from: characters[index] ?? '', next }))
    for (const direction of keys[characters[0] ?? '']?.keys() ?? [])
      lengths.push(lengthWhile(pairs, ({ from, next }) => keys[from]?.[direction]?.includes(next) ?? false))
  }
  return 1 + Math.max(...lengths)
}

function lengthWhile<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  const end = items.findIndex((item) => !holds(item))
  return end === -1 ? items.length : end
}

function isMadeOfRuns(chosen: string, from: Library): boolean {
  let rest = Array.from(chosen)
  let beside = 0
  while (rest.length > 0 && beside <= MOST_BESIDE) {
    const length = runLength(rest, from)
    const isRun = length >= SHORTEST_RUN
    if (!isRun) beside += 1
    rest = rest.slice(isRun ? length : 1)
  }
  return beside <= MOST_BESIDE
}

function isCommon(chosen: string, from: Library): boolean {
  const list: unknown = from.dictionary['passwords-common']
  if ((list as readonly string[]).includes(chosen)) return true
  const [step, ...others] = new Set(stepsOf(chosen))
  if (step !== undefined && others.length === 0 && Math.abs(step) <= WIDEST_STEP) return true
  const [, repeated] = /^(.+?)\1+$/su.exec(chosen) ?? []
  if (repeated !== undefined) return Array.from(repeated).length <= SHORTEST_RUN || isCommon(repeated, from)
  return isMadeOfRuns(chosen, from)
}

export async function weaknessOf(
  password: string,
  { email, username, name, isAdmin = false }: Owner,
): Promise<string | undefined> {
  const chosen = plain(password)
  if (chosen === '') return 'La password non può essere fatta di soli spazi'
  const own = [email, email.split('@')[0] ?? '', username, name, name.replaceAll(' ', '')].map(plain)
  if (own.includes(chosen))
    return "La password non può essere il tuo nome, il nome utente o l'indirizzo e-mail"
  if (isCommon(chosen, await library())) return "È tra le password più usate al mondo: scegline un'altra"
  if (isAdmin && Array.from(password).length < leastOfAdmin)
    return `Chi amministra il sito usa una password di almeno ${leastOfAdmin} caratteri`
  return undefined
}

/** Throws 400 with the reason at `field`. */
export async function refuseWeakPassword(password: string, owner: Owner, field: string): Promise<void> {
  const reason = await weaknessOf(password, owner)
  if (reason) throw new AppError('invalid_input', reason, { fields: { [field]: reason } })
}
