/**
 * What a new password may not be. The least length is the contract's; old passwords stay valid whatever they are.
 *
 * Source  DECISION of the site after NIST SP 800-63B, 5.1.1.2: no common password, nothing that the account itself tells;
 *         the list of @zxcvbn-ts/language-common, most used first.
 */
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '#server/app-error.ts'

/** Of the 49,000 of the list: at ten attempts in a quarter of an hour nobody gets further in years. */
const MOST_COMMON = 10_000
const LEAST_OF_ADMIN = 12

interface Owner {
  email: string
  username: string
  name: string
  isAdmin?: boolean
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

const commonList: unknown = dictionary['passwords-common']
const COMMON: ReadonlySet<string> = new Set(
  (commonList as readonly string[]).slice(0, MOST_COMMON).map(plain),
)

function reasonAgainst(
  password: string,
  { email, username, name, isAdmin = false }: Owner,
): string | undefined {
  const chosen = plain(password)
  if (COMMON.has(chosen)) return 'È tra le password più usate al mondo: scegline un’altra'
  const own = [email, email.split('@')[0] ?? '', username, name, name.replaceAll(' ', '')].map(plain)
  if (own.includes(chosen))
    return 'La password non può essere il tuo nome, il nome utente o l’indirizzo e-mail'
  if (isAdmin && Array.from(password).length < LEAST_OF_ADMIN)
    return `Chi amministra il sito usa una password di almeno ${LEAST_OF_ADMIN} caratteri`
  return undefined
}

/** Throws 400 with the reason beside `field`. */
export function refuseWeakPassword(password: string, owner: Owner, field: string): void {
  const reason = reasonAgainst(password, owner)
  if (reason) throw new AppError('invalid_input', reason, { fields: { [field]: reason } })
}
