import { and, eq, isNull, sql } from 'drizzle-orm'
import type { User } from '#contracts/accounts/user.ts'
import { DEFAULT_COLLECTIONS } from '#contracts/collections/collection.ts'
import type { Database } from '#server/db/database.ts'
import { violatedConstraint } from '#server/db/database-errors.ts'
import { users } from '#server/db/schema-accounts.ts'
import { collections } from '#server/db/schema-readers.ts'
import { leftAddressesRepository } from '../mailed-links/left-addresses.repository.ts'
import { isLastAdmin } from './last-admin.repository.ts'

export type Account = typeof users.$inferSelect
export type UniqueField = 'email' | 'username'

export type RemovalRefusal = 'last_admin' | 'new_password'

export interface NewAccount {
  username: string
  email: string
  name: string
  passwordHash: string
  isAdmin?: boolean
  emailVerifiedAt?: Date
}

export type CheckedAccount = Pick<Account, 'id' | 'passwordHash'>

const usernameKey = (username: string) => username.normalize('NFKC').toLowerCase()
const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase())

export class TakenError extends Error {
  readonly field: UniqueField

  constructor(field: UniqueField) {
    super(`${field} is taken`)
    this.field = field
  }
}

export const usersRepository = (db: Database) => ({
  /** Also creates the default collections. Throws {@link TakenError}. */
  create: (account: NewAccount): Promise<Account> =>
    orTaken(() =>
      db.transaction(async (tx) => {
        const { emailVerifiedAt: firstVerifiedAt } = account
        const row = { ...account, firstVerifiedAt, usernameKey: usernameKey(account.username) }
        const [created] = await tx.insert(users).values(row).returning()
        if (!created) throw new Error('an inserted account was not returned')
        await refuseHeld(tx, created)
        const own = DEFAULT_COLLECTIONS.map((one) => ({ ...one, userId: created.id }))
        await tx.insert(collections).values(own)
        return created
      }),
    ),

  ...accountsFound(db),

  /** A new address is unverified. Undefined for an unknown account; throws {@link TakenError}. Call it in a
   * transaction. */
  changeProfile: (
    id: number,
    { email, username, name }: Pick<Account, 'email' | 'username' | 'name'>,
  ): Promise<Account | undefined> =>
    orTaken(async () => {
      const [row] = await db
        .update(users)
        .set({
          name,
          username,
          usernameKey: usernameKey(username),
          email,
          emailVerifiedAt: sql`case when ${hasEmail(email)} then ${users.emailVerifiedAt} end`,
          firstVerifiedAt: sql`coalesce(${users.firstVerifiedAt}, ${users.emailVerifiedAt})`,
          emailChangedAt: sql`case when ${hasEmail(email)} then ${users.emailChangedAt} else now() end`,
        })
        .where(eq(users.id, id))
        .returning()
      if (row) await refuseHeld(db, row)
      return row
    }),

  restoreAddress: (id: number, email: string): Promise<unknown> =>
    db
      .update(users)
      .set({ email, emailVerifiedAt: sql`now()`, emailChangedAt: null })
      .where(eq(users.id, id)),

  async setPassword(account: CheckedAccount, passwordHash: string): Promise<boolean> {
    const isUnchanged = and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash))
    const { rowCount } = await db.update(users).set({ passwordHash }).where(isUnchanged)
    return (rowCount ?? 0) > 0
  },

  /** Undefined if `email` is no longer the account's address, or if the account is disabled. */
  async verifyEmail(id: number, email: string): Promise<Account | undefined> {
    const [row] = await db
      .update(users)
      .set({
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`,
        firstVerifiedAt: sql`coalesce(${users.firstVerifiedAt}, ${users.emailVerifiedAt}, now())`,
        emailChangedAt: null,
      })
      .where(and(eq(users.id, id), hasEmail(email), isNull(users.disabledAt)))
      .returning()
    return row
  },

  async makeAdmin(id: number): Promise<void> {
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, id))
  },

  /**
   * Also deletes sessions, tokens, collections and dough recipes; ratings stay without an author. Undefined
   * on success; otherwise the reason why the account stays.
   */
  remove: (account: CheckedAccount): Promise<RemovalRefusal | undefined> =>
    db.transaction((tx) => remove(tx, account)),
})

const accountsFound = (db: Database) => ({
  async byEmail(email: string): Promise<Account | undefined> {
    const [row] = await db.select().from(users).where(hasEmail(email))
    return row
  },

  async byEmailOrLeft(email: string): Promise<Account | undefined> {
    const accounts = accountsFound(db)
    const holder = await leftAddressesRepository(db).holderOf(email)
    return (await accounts.byEmail(email)) ?? (holder === undefined ? undefined : accounts.byId(holder))
  },

  async lockedByEmail(email: string): Promise<Account | undefined> {
    const [row] = await db.select().from(users).where(hasEmail(email)).for('update')
    return row
  },

  async byId(id: number): Promise<Account | undefined> {
    const [row] = await db.select().from(users).where(eq(users.id, id))
    return row
  },

  async lockedById(id: number): Promise<Account | undefined> {
    const [row] = await db.select().from(users).where(eq(users.id, id)).for('update')
    return row
  },

  async taken(
    { email, username }: Pick<Account, UniqueField>,
    exceptId = 0,
  ): Promise<UniqueField | undefined> {
    const rows = await db
      .select({ id: users.id, hasEmail: sql<boolean>`${hasEmail(email)}` })
      .from(users)
      .where(sql`${hasEmail(email)} or ${users.usernameKey} = ${usernameKey(username)}`)
    const others = rows.filter(({ id }) => id !== exceptId)
    if (await leftAddressesRepository(db).holderOf(email, exceptId)) return 'email'
    if (others.length === 0) return undefined
    return others.some((row) => row.hasEmail) ? 'email' : 'username'
  },
})

export const wasEverVerified = ({ emailVerifiedAt, firstVerifiedAt }: Account): boolean =>
  emailVerifiedAt !== null || firstVerifiedAt !== null

/**
 * Throws {@link TakenError} for an address that another account can still take back. Call it after the
 * address is written: another account may give up the address at the same moment.
 */
async function refuseHeld(tx: Database, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
  if (await leftAddressesRepository(tx).holderOf(email, id)) throw new TakenError('email')
}

async function remove(
  tx: Database,
  { id, passwordHash }: CheckedAccount,
): Promise<RemovalRefusal | undefined> {
  if (await isLastAdmin(tx, id)) return 'last_admin'
  const [current] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (current && current.passwordHash !== passwordHash) return 'new_password'
  await tx.delete(users).where(eq(users.id, id))
  return undefined
}

export const toUser = ({ id, name, email, username, emailVerifiedAt, isAdmin }: Account): User => ({
  id,
  name,
  email,
  username,
  emailVerified: emailVerifiedAt !== null,
  isAdmin,
})

const CONSTRAINTS: Readonly<Record<string, UniqueField>> = {
  users_email_unique: 'email',
  users_username_key_unique: 'username',
}

/** Two simultaneous requests may both find a name free. The unique index then refuses one of them. */
async function orTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const field = CONSTRAINTS[violatedConstraint(error) ?? '']
    throw field ? new TakenError(field) : error
  }
}
