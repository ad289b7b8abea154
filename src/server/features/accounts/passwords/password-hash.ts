/**
 * Passwords as argon2id hashes, with the minimum of OWASP's Password Storage Cheat Sheet: 19 MiB, two
 * passes, one lane. At most two hashes are computed at a time, on libuv's threads. These threads also read
 * files, so many logins must not occupy all of them.
 */
import { hash, type Options, verify } from '@node-rs/argon2'
import { inTurn } from '#server/jobs/limited-queue.ts'

/** Algorithm 2 is argon2id; the memory is in KiB. */
const OPTIONS: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const takeTurn = inTurn({
  atOnce: 2,
  mostWaiting: 200,
  message: 'Il sito è molto occupato. Riprova tra qualche secondo.',
  retryAfterS: 5,
})

/** 'è' has two spellings in Unicode; both must give the same password. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'))

export const hashPassword = (password: string): Promise<string> =>
  takeTurn(() => hash(bytesOf(password), OPTIONS))

let dummy: Promise<string> | undefined
const dummyHash = () => {
  dummy ??= hashPassword('di nessuno')
  return dummy
}

/** False for an account that does not exist (`undefined`), after the same time as for a wrong password. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const against = storedHash ?? (await dummyHash())
  const matches = await takeTurn(() => verify(against, bytesOf(password)))
  return matches && storedHash !== undefined
}
