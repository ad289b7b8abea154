import type { Database } from '#server/db/database.ts'
import { recordChange } from '#server/features/audit-log/record-change.repository.ts'
import { leftAddressesRepository } from '../mailed-links/left-addresses.repository.ts'
import { credentialsRepository } from '../passwords/credentials.repository.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { weaknessOf } from '../passwords/password-rules.ts'
import { removeFactors } from '../second-factor/second-factors.repository.ts'
import { type Account, type NewAccount, TakenError, usersRepository } from './users.repository.ts'

const MAX_NAMES = 100
const MAX_OWNERS = 5

export class WeakAdminPassword extends Error {}

export type AdminOutcome = 'created' | 'promoted' | 'taken_over' | 'unchanged'

/**
 * Makes sure that `email` belongs to an administrator. If it already does, nothing changes. Somebody may
 * have registered the address without owning it. So an account with a never verified address gets
 * `password`, and its sessions and second factors are removed. Throws {@link WeakAdminPassword} for a weak
 * password.
 */
export async function ensureAdmin(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<AdminOutcome> {
  // A read without a lock comes first. On a full disk no row can be locked, and usually nothing has to
  // change.
  if ((await usersRepository(db).byEmail(email))?.isAdmin) return 'unchanged'
  const weakness = await weaknessOf(password, { email, username: '', name: '', isAdmin: true })
  if (weakness) throw new WeakAdminPassword(weakness)
  const passwordHash = await hashPassword(password) // slow, so before the account's row is locked
  for (let i = 0; i < MAX_OWNERS; i += 1) {
    const outcome =
      (await db.transaction((tx) => adminOfOwner(tx, email, passwordHash))) ??
      (await createAdmin(db, email, passwordHash))
    if (outcome) return outcome
  }
  throw new Error(`the address of the administrator changed its owner ${MAX_OWNERS} times`)
}

/**
 * Undefined if nobody has the address. The address is read again under the lock: an account that has changed
 * its address meanwhile must not become administrator.
 */
async function adminOfOwner(
  tx: Database,
  email: string,
  passwordHash: string,
): Promise<AdminOutcome | undefined> {
  const account = await usersRepository(tx).lockedByEmail(email)
  if (!account) return letGo(tx, email)
  if (account.isAdmin) return 'unchanged'
  if (account.emailVerifiedAt) {
    await makeAdmin(tx, account.id)
    return 'promoted'
  }
  await credentialsRepository(tx).changePassword(account, passwordHash)
  await leftAddressesRepository(tx).dropAllOf(account.id) // a former owner of the address must not take it back
  await removeFactors(tx, undefined, account.id)
  const isVerified = (await usersRepository(tx).verifyEmail(account.id, account.email)) !== undefined
  await makeAdmin(tx, account.id, { before: { isVerified: false }, after: { isVerified } })
  return 'taken_over'
}

async function letGo(tx: Database, email: string): Promise<AdminOutcome | undefined> {
  const left = leftAddressesRepository(tx)
  const holder = await left.holderOf(email)
  if (holder === undefined) return undefined
  if ((await usersRepository(tx).byId(holder))?.isAdmin) return 'unchanged'
  await left.dropAllOf(holder)
  return undefined
}

export const promote = (db: Database, email: string): Promise<Account | undefined> =>
  db.transaction(async (tx) => {
    const account = await usersRepository(tx).lockedByEmail(email)
    if (account && !account.isAdmin) await makeAdmin(tx, account.id)
    return account
  })

async function makeAdmin(
  tx: Database,
  id: number,
  more: { before: object; after: object } = { before: {}, after: {} },
): Promise<void> {
  await usersRepository(tx).makeAdmin(id)
  await recordChange(tx, {
    actor: undefined,
    action: 'user.promoted',
    subject: { type: 'user', id },
    before: { isAdmin: false, ...more.before },
    after: { isAdmin: true, ...more.after },
  })
}

async function createAdmin(
  db: Database,
  email: string,
  passwordHash: string,
): Promise<AdminOutcome | undefined> {
  const base = { email, name: 'Amministratore', passwordHash, isAdmin: true, emailVerifiedAt: new Date() }
  for (let i = 1; i <= MAX_NAMES; i += 1) {
    try {
      await createWritten(db, { ...base, username: i === 1 ? 'admin' : `admin-${i}` })
      return 'created'
    } catch (error) {
      if (!(error instanceof TakenError)) throw error
      if (error.field === 'email') return undefined
    }
  }
  throw new Error(`no free user name for the administrator among ${MAX_NAMES}`)
}

const createWritten = (db: Database, account: NewAccount): Promise<void> =>
  db.transaction(async (tx) => {
    const { id } = await usersRepository(tx).create(account)
    const { name, username } = account
    await recordChange(tx, {
      actor: undefined,
      action: 'user.created',
      subject: { type: 'user', id },
      after: { name, username, isAdmin: true, isVerified: true },
    })
  })
