/**
 * Passwords as argon2id hashes, with the least that OWASP's Password Storage Cheat Sheet asks for: 19 MiB, two
 * passes, one lane. The work runs on libuv's threads, at most two at a time: they also read files, and a wave of
 * logins must not stop the pages.
 */
import { hash, type Options, verify } from '@node-rs/argon2'
import { inTurn } from '#server/jobs/limited-queue.ts'

/** Algorithm 2 is argon2id; the memory is in KiB. */
const OPTIONS: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Two hundred are about five seconds of work. */
const takeTurn = inTurn({
  atOnce: 2,
  mostWaiting: 200,
  message: 'Il sito è molto occupato. Riprova tra qualche secondo.',
  retryAfterS: 5,
})

/** The same letters typed on another keyboard are the same password: 'è' has two spellings in Unicode. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'))

export const hashPassword = (password: string): Promise<string> =>
  takeTurn(() => hash(bytesOf(password), OPTIONS))

let dummy: Promise<string> | undefined
/** Nobody's password. Checking against it takes as long as against a real one. */
const dummyHash = () => {
  dummy ??= hashPassword('di nessuno')
  return dummy
}

/** False, after the same time, also for an account that does not exist (`undefined`). */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const against = storedHash ?? (await dummyHash())
  const matches = await takeTurn(() => verify(against, bytesOf(password)))
  return matches && storedHash !== undefined
}
