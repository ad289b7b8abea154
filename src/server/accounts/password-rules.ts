/**
 * What a new password may not be. The least length is the contract's; old passwords stay valid whatever they are.
 *
 * Source  DECISION of the site after NIST SP 800-63B, 5.1.1.2: no common password, nothing that the account itself tells;
 *         the list of @zxcvbn-ts/language-common, most used first.
 */
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

let common: Promise<ReadonlySet<string>> | undefined
/** Read with the first password that somebody chooses: until then its megabytes are saved. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const list: unknown = dictionary['passwords-common']
  return new Set((list as readonly string[]).slice(0, MOST_COMMON).map(plain))
}

async function reasonAgainst(
  password: string,
  { email, username, name, isAdmin = false }: Owner,
): Promise<string | undefined> {
  const chosen = plain(password)
  common ??= readCommon()
  if ((await common).has(chosen)) return 'È tra le password più usate al mondo: scegline un’altra'
  const own = [email, email.split('@')[0] ?? '', username, name, name.replaceAll(' ', '')].map(plain)
  if (own.includes(chosen))
    return 'La password non può essere il tuo nome, il nome utente o l’indirizzo e-mail'
  if (isAdmin && Array.from(password).length < LEAST_OF_ADMIN)
    return `Chi amministra il sito usa una password di almeno ${LEAST_OF_ADMIN} caratteri`
  return undefined
}

/** Throws 400 with the reason beside `field`. */
export async function refuseWeakPassword(password: string, owner: Owner, field: string): Promise<void> {
  const reason = await reasonAgainst(password, owner)
  if (reason) throw new AppError('invalid_input', reason, { fields: { [field]: reason } })
}
