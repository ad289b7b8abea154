import { isBasedOn, isSameAddress, type ProfileChange } from '#contracts/accounts/account.ts'
import type { Database } from '#server/db/database.ts'
import { emailTokensRepository } from '../mailed-links/email-tokens.repository.ts'
import { leftAddressesRepository } from '../mailed-links/left-addresses.repository.ts'
import { removeFactors } from '../second-factor/second-factors.repository.ts'
import { sessionsRepository } from '../sessions/sessions.repository.ts'
import {
  type Account,
  type CheckedAccount,
  usersRepository,
  wasEverVerified,
} from '../users/users.repository.ts'

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
   * Uses the token up, sets the password, ends every session and, since the mail arrived, verifies its address, if it is
   * the account's; what opened an account of which no address was ever verified opens it no more.
   * Undefined when the token is no good any more. `mailedTo` is where the link had been sent.
   */
  reset: (
    tokenHash: string,
    passwordHash: string,
  ): Promise<{ account: Account; mailedTo: string } | undefined> =>
    db.transaction(async (tx) => {
      const owner = await emailTokensRepository(tx).use(tokenHash, 'reset')
      const before = owner && (await usersRepository(tx).byId(owner.userId))
      if (!owner || !before || before.disabledAt) return undefined
      const verified = await usersRepository(tx).verifyEmail(owner.userId, owner.email)
      if (!verified && !isSameAddress(owner.email, (await resetAddressOf(tx, before)) ?? '')) return undefined
      // Somebody may have registered an address that is not his, and left a passkey there for later.
      if (!wasEverVerified(before) && !before.isAdmin) await removeFactors(tx, undefined, owner.userId)
      const account = verified ?? before
      await replacePassword(tx, account, passwordHash)
      return { account, mailedTo: owner.email }
    }),

  /**
   * Where a link for a new password to this account goes: to the last address of it that was verified, or to the one with
   * which somebody registered. Undefined when there is none: that to which it was changed proves nothing yet.
   */
  resetAddressOf: (account: Account): Promise<string | undefined> => resetAddressOf(db, account),

  /**
   * The account goes back to the address that the token was sent to, as verified; who is logged in elsewhere than in
   * `exceptHash` is out, and so are links that were sent to addresses after it, and passkeys and the app added since. Undefined when the token is no good.
   */
  undoAddressChange: (tokenHash: string, exceptHash: string): Promise<Account | undefined> =>
    db.transaction(async (tx) => {
      const owner = await emailTokensRepository(tx).use(tokenHash, 'undo')
      const left = leftAddressesRepository(tx)
      const change = owner && (await left.undoable(owner.userId, owner.email))
      if (!owner || !change) return undefined
      await left.dropFrom(owner.userId, change.id)
      await usersRepository(tx).restoreAddress(owner.userId, change.email)
      await emailTokensRepository(tx).dropOfLeftAddress(owner.userId)
      await sessionsRepository(tx).endOthersOf(owner.userId, exceptHash)
      // With which whoever made the change could come back.
      await removeFactors(tx, undefined, owner.userId, change.leftAt)
      return usersRepository(tx).byId(owner.userId)
    }),

  /**
   * Ends every session: the one that changes it gets a new one. False, and nothing is changed, when the account has
   * another password by now.
   */
  changePassword: (account: CheckedAccount, passwordHash: string): Promise<boolean> =>
    db.transaction((tx) => replacePassword(tx, account, passwordHash)),

  /**
   * A new address is unverified, and links sent to the old one stop working; a verified one is kept, so that it can take
   * the change back. Undefined when the account is gone; `outdated` is what somebody has changed meanwhile.
   */
  changeProfile: (
    userId: number,
    profile: Pick<ProfileChange, 'email' | 'username' | 'name' | 'basedOn'>,
  ): Promise<Account | { outdated: Account } | undefined> =>
    db.transaction(async (tx) => {
      const before = await usersRepository(tx).lockedById(userId)
      if (before && !isBasedOn(before, profile)) return { outdated: before }
      const account = await usersRepository(tx).changeProfile(userId, profile)
      if (before && account && !isSameAddress(before.email, account.email)) {
        await emailTokensRepository(tx).dropOfLeftAddress(userId)
        if (before.emailVerifiedAt) await leftAddressesRepository(tx).keep(userId, before.email)
      }
      return account
    }),
})
export type CredentialsRepository = ReturnType<typeof credentialsRepository>

async function resetAddressOf(
  db: Database,
  { id, email, emailVerifiedAt, emailChangedAt }: Account,
): Promise<string | undefined> {
  return emailVerifiedAt || !emailChangedAt ? email : leftAddressesRepository(db).lastOf(id)
}

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
