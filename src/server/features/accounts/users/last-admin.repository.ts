import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema-accounts.ts'

/**
 * True if this user is the only active administrator. Locks all administrators until the transaction ends.
 * If two administrators remove each other at the same time, the second request waits here and is refused.
 */
export async function isLastAdmin(tx: Database, userId: number): Promise<boolean> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .for('no key update')
  return admins.length === 1 && admins[0]?.id === userId
}
