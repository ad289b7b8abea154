import type { Database } from '#server/db/database.ts'
import { emailTokensRepository } from './email-tokens.repository.ts'
import { removeFactors } from './second-factors.repository.ts'
import { sessionsRepository } from './sessions.repository.ts'
import { type Account, type CheckedAccount, isVerified, usersRepository } from './users.repository.ts'

/** Changes of what opens an account: all of it or nothing, so that no old session or link outlives the change. */
export const credentialsRepository = (db: Database) => ({
  /**
   * True when the address is verified that the token was sent to: by it now, or before. Who comes while another uses the
   * token waits for what comes of it.
   */
  verify: (tokenHash: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const tokens = emailTokensRepository(tx)
      const owner = await tokens.use(tokenHash, 'verify')
      if (!owner) return tokens.hasVerified(tokenHash)
      return (await usersRepository(tx).verifyEmail(owner.userId, owner.email)) !== undefined
    }),

  /**
   * Uses the token up, sets the password, ends every session and, since the mail arrived, verifies its address; what
   * opened an account whose address was not verified before opens it no more.
   * Undefined when the token is no good any more.
   */
  reset: (tokenHash: string, passwordHash: string): Promise<Account | undefined> =>
    db.transaction(async (tx) => {
      const owner = await emailTokensRepository(tx).use(tokenHash, 'reset')
      // Somebody may have registered an address that is not his, and left a passkey there for later.
      if (owner && !(await isVerified(tx, owner.userId))) await removeFactors(tx, undefined, owner.userId)
      const account = owner && (await usersRepository(tx).verifyEmail(owner.userId, owner.email))
      if (account) await replacePassword(tx, account, passwordHash)
      return account
    }),

  /**
   * Ends every session: the one that changes it gets a new one. False, and nothing is changed, when the account has
   * another password by now.
   */
  changePassword: (account: CheckedAccount, passwordHash: string): Promise<boolean> =>
    db.transaction((tx) => replacePassword(tx, account, passwordHash)),

  /** A new address is unverified, and links sent to the old one stop working. Undefined when the account is gone. */
  changeProfile: (
    userId: number,
    profile: Pick<Account, 'email' | 'username' | 'name'>,
  ): Promise<Account | undefined> =>
    db.transaction(async (tx) => {
      const before = await usersRepository(tx).emailOf(userId)
      const account = await usersRepository(tx).changeProfile(userId, profile)
      const hasMoved = before?.toLowerCase() !== account?.email.toLowerCase()
      if (hasMoved) await emailTokensRepository(tx).dropAllOf(userId)
      return account
    }),
})
export type CredentialsRepository = ReturnType<typeof credentialsRepository>

async function replacePassword(
  tx: Database,
  account: CheckedAccount,
  passwordHash: string,
): Promise<boolean> {
  if (!(await usersRepository(tx).setPassword(account, passwordHash))) return false
  await sessionsRepository(tx).endAllOf(account.id)
  await emailTokensRepository(tx).dropResetsOf(account.id)
  return true
}
