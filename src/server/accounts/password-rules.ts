/**
 * What a new password may not be. The least length is the contract's; old passwords stay valid whatever they are.
 *
 * Source  DECISION of the site after NIST SP 800-63B, 5.1.1.2: no common password, nothing that the account itself tells;
 *         the list of @zxcvbn-ts/language-common, all in small letters. The whole of it: those of 12 characters and more,
 *         which an administrator may choose, stand nearly all behind its first 10,000.
 */
import { AppError } from '#server/app-error.ts'

const LEAST_OF_ADMIN = 12

interface Owner {
  email: string
  username: string
  name: string
  isAdmin?: boolean
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** 'aaaaaa', '121212', 'abcdef', '987654': shorter to guess than to type. */
function isPattern(chosen: string): boolean {
  const points = Array.from(chosen, (character) => character.codePointAt(0) ?? 0)
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)))
  const [step = 0] = steps
  return /^(.{1,3})\1+$/su.test(chosen) || (points.length > 2 && steps.size === 1 && Math.abs(step) === 1)
}

/** Loaded with the first password that somebody chooses: until then its megabytes are saved. */
async function isCommon(chosen: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const list: unknown = dictionary['passwords-common']
  return (list as readonly string[]).includes(chosen)
}

/** Why a password is not to be chosen, in Italian; undefined for a good one. */
export async function weaknessOf(
  password: string,
  { email, username, name, isAdmin = false }: Owner,
): Promise<string | undefined> {
  const chosen = plain(password)
  if (chosen === '') return 'La password non può essere fatta di soli spazi'
  const own = [email, email.split('@')[0] ?? '', username, name, name.replaceAll(' ', '')].map(plain)
  if (own.includes(chosen))
    return "La password non può essere il tuo nome, il nome utente o l'indirizzo e-mail"
  if (isPattern(chosen) || (await isCommon(chosen)))
    return "È tra le password più usate al mondo: scegline un'altra"
  if (isAdmin && Array.from(password).length < LEAST_OF_ADMIN)
    return `Chi amministra il sito usa una password di almeno ${LEAST_OF_ADMIN} caratteri`
  return undefined
}

/** Throws 400 with the reason beside `field`. */
export async function refuseWeakPassword(password: string, owner: Owner, field: string): Promise<void> {
  const reason = await weaknessOf(password, owner)
  if (reason) throw new AppError('invalid_input', reason, { fields: { [field]: reason } })
}
