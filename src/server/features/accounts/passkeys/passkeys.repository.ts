import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { MAX_PASSKEYS, type Passkey } from '#contracts/accounts/passkeys.ts'
import type { Database } from '#server/db/database.ts'
import { passkeys, users } from '#server/db/schema-accounts.ts'
import { recordChange } from '#server/features/audit-log/record-change.repository.ts'
import type { Account } from '../users/users.repository.ts'

export type StoredPasskey = typeof passkeys.$inferSelect
export type NewPasskeyRow = Pick<
  StoredPasskey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'
>
export type AddRefusal = 'taken' | 'too_many'

const isOwn = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export const passkeysRepository = (db: Database) => ({
  async list(userId: number): Promise<StoredPasskey[]> {
    return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
  },

  async byCredentialId(
    credentialId: string,
  ): Promise<{ passkey: StoredPasskey; account: Account } | undefined> {
    const [row] = await db
      .select({ passkey: passkeys, account: users })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.credentialId, credentialId))
    return row
  },

  add: (userId: number, passkey: NewPasskeyRow): Promise<StoredPasskey | AddRefusal> =>
    db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= MAX_PASSKEYS) return 'too_many'
      const [added] = await tx
        .insert(passkeys)
        .values({ ...passkey, userId })
        .onConflictDoNothing({ target: passkeys.credentialId })
        .returning()
      if (!added) return 'taken'
      await recordChange(tx, {
        actor: { id: userId },
        action: 'user.passkey_added',
        subject: { type: 'user', id: userId },
        after: { passkey: added.name },
      })
      return added
    }),

  async rename(userId: number, id: number, name: string): Promise<StoredPasskey | undefined> {
    const [renamed] = await db.update(passkeys).set({ name }).where(isOwn(userId, id)).returning()
    return renamed
  },

  remove: (userId: number, id: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [removed] = await tx.delete(passkeys).where(isOwn(userId, id)).returning()
      if (!removed) return false
      await recordChange(tx, {
        actor: { id: userId },
        action: 'user.passkey_removed',
        subject: { type: 'user', id: userId },
        before: { passkey: removed.name },
      })
      return true
    }),

  async removeAllOf(userId: number, since = new Date(0)): Promise<number> {
    const { rowCount } = await db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), gt(passkeys.createdAt, since)))
    return rowCount ?? 0
  },

  /** False if the signature counter does not increase: the passkey may have been copied. A counter that stays 0 is
   * accepted: that authenticator does not count. */
  async countUse(id: number, counter: number): Promise<boolean> {
    const goesOn = or(
      lt(passkeys.counter, counter),
      and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
    )
    const { rowCount } = await db
      .update(passkeys)
      .set({ counter, lastUsedAt: sql`now()` })
      .where(and(eq(passkeys.id, id), goesOn))
    return (rowCount ?? 0) > 0
  },
})

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
