/** Verified addresses that accounts have left: for some time they can go back, and nobody else gets them. */
import { and, desc, eq, gt, gte, ne, sql } from 'drizzle-orm'
import { UNDO_LASTS_H } from '#domain/accounts/proofs.ts'
import type { Database } from '#server/db/database.ts'
import { leftAddresses, users } from '#server/db/schema-accounts.ts'

const isAddress = (email: string) => eq(sql`lower(${leftAddresses.email})`, email.toLowerCase())
const ofUser = (userId: number) => eq(leftAddresses.userId, userId)
/** It can be taken back, or it is the last one that was verified and passwords are reset through it. */
const isHeld = sql`(${leftAddresses.undoUntil} > now() or (
  ${leftAddresses.id} = (select max(id) from ${leftAddresses} later where later.user_id = ${leftAddresses.userId})
  and exists (select from ${users}
    where ${users.id} = ${leftAddresses.userId} and ${users.emailVerifiedAt} is null)))`

export async function dropForgottenAddresses(db: Database): Promise<void> {
  await db.delete(leftAddresses).where(sql`not ${isHeld}`)
}

export const leftAddressesRepository = (db: Database) => ({
  async keep(userId: number, email: string): Promise<void> {
    const undoUntil = sql`now() + make_interval(hours => ${UNDO_LASTS_H})`
    await db.insert(leftAddresses).values({ userId, email, undoUntil })
  },

  /** The last address of the account that was verified, if it has left it. */
  async lastOf(userId: number): Promise<string | undefined> {
    const [last] = await db
      .select({ email: leftAddresses.email })
      .from(leftAddresses)
      .where(and(ofUser(userId), isHeld))
      .orderBy(desc(leftAddresses.id))
      .limit(1)
    return last?.email
  },

  /** Whose the address was and still could be, other than `exceptId`. */
  async holderOf(email: string, exceptId = 0): Promise<number | undefined> {
    const [row] = await db
      .select({ userId: leftAddresses.userId })
      .from(leftAddresses)
      .where(and(isAddress(email), ne(leftAddresses.userId, exceptId), isHeld))
    return row?.userId
  },

  /** The change away from this address, if it can still be undone. */
  async undoable(userId: number, email: string) {
    const [row] = await db
      .select({
        id: leftAddresses.id,
        email: leftAddresses.email,
        undoUntil: leftAddresses.undoUntil,
        leftAt: leftAddresses.leftAt,
      })
      .from(leftAddresses)
      .where(and(ofUser(userId), isAddress(email), gt(leftAddresses.undoUntil, sql`now()`)))
      .orderBy(desc(leftAddresses.id))
      .limit(1)
    return row
  },

  /** That change is undone, and all that came after it. */
  async dropFrom(userId: number, id: number): Promise<void> {
    await db.delete(leftAddresses).where(and(ofUser(userId), gte(leftAddresses.id, id)))
  },

  async dropAllOf(userId: number): Promise<void> {
    await db.delete(leftAddresses).where(ofUser(userId))
  },
})
export type LeftAddressesRepository = ReturnType<typeof leftAddressesRepository>
