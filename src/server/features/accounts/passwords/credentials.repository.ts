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

export const credentialsRepository = (db: Database) => ({
  /**
   * True if the token's address is verified, by this call or an earlier one. A concurrent call with the same
   * token waits for the first call.
   */
  verify: (tokenHash: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const tokens = emailTokensRepository(tx)
      const owner = await tokens.use(tokenHash, 'verify')
      if (!owner) return tokens.hasVerified(tokenHash)
      return (await usersRepository(tx).verifyEmail(owner.userId, owner.email)) !== undefined
    }),

  /**
   * Uses up the token, sets the password and ends every session. If the token was sent to the account's
   * current address, that address becomes verified. Second factors are removed if no address of the account
   * was ever verified, except for an administrator. Undefined if the token is not valid or the account is
   * disabled.
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
      // Somebody may have registered another person's address and added a passkey, which must not work any more.
      if (!wasEverVerified(before) && !before.isAdmin) await removeFactors(tx, undefined, owner.userId)
      const account = verified ?? before
      await replacePassword(tx, account, passwordHash)
      return { account, mailedTo: owner.email }
    }),

  /**
   * The last verified address, or the address of the registration. Undefined if the address was changed to an
   * unverified one and the earlier address is no longer stored.
   */
  resetAddressOf: (account: Account): Promise<string | undefined> => resetAddressOf(db, account),

  /**
   * Restores the address that the token was sent to, as verified. Ends all sessions except `exceptHash`.
   * Removes the links sent to later addresses, and the second factors added since the change. Undefined if
   * the token is not valid.
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
      await removeFactors(tx, undefined, owner.userId, change.leftAt)
      return usersRepository(tx).byId(owner.userId)
    }),

  /**
   * Ends every session, so the caller must start a new one. False, without any change, if the password has
   * changed since `account` was read.
   */
  changePassword: (account: CheckedAccount, passwordHash: string): Promise<boolean> =>
    db.transaction((tx) => replacePassword(tx, account, passwordHash)),

  /**
   * A new address is unverified, and links sent to the old address stop working. A verified old address is
   * stored, so that its owner can undo the change. Undefined if the account is gone. `outdated` is the
   * current account, if it was changed after the version in `profile.basedOn`.
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
