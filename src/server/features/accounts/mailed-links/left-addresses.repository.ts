/** Former verified addresses of accounts. For 72 hours the change can be undone, and nobody else can take
 * the address. */
import { and, desc, eq, gt, gte, ne, sql } from 'drizzle-orm'
import { UNDO_LASTS_H } from '#domain/accounts/proofs.ts'
import type { Database } from '#server/db/database.ts'
import { leftAddresses, users } from '#server/db/schema-accounts.ts'

const isAddress = (email: string) => eq(sql`lower(${leftAddresses.email})`, email.toLowerCase())
const ofUser = (userId: number) => eq(leftAddresses.userId, userId)
/** An address is held while the change can be undone. An account with an unverified address also keeps its
 * last verified address, because password resets are sent there. */
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

  async lastOf(userId: number): Promise<string | undefined> {
    const [last] = await db
      .select({ email: leftAddresses.email })
      .from(leftAddresses)
      .where(and(ofUser(userId), isHeld))
      .orderBy(desc(leftAddresses.id))
      .limit(1)
    return last?.email
  },

  async holderOf(email: string, exceptId = 0): Promise<number | undefined> {
    const [row] = await db
      .select({ userId: leftAddresses.userId })
      .from(leftAddresses)
      .where(and(isAddress(email), ne(leftAddresses.userId, exceptId), isHeld))
    return row?.userId
  },

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

  async dropFrom(userId: number, id: number): Promise<void> {
    await db.delete(leftAddresses).where(and(ofUser(userId), gte(leftAddresses.id, id)))
  },

  async dropAllOf(userId: number): Promise<void> {
    await db.delete(leftAddresses).where(ofUser(userId))
  },
})
export type LeftAddressesRepository = ReturnType<typeof leftAddressesRepository>
