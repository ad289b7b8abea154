import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema-accounts.ts'

/**
 * True if nobody else could administer the site. Locks all administrators until the transaction ends. If
 * two administrators remove each other at the same time, the second waits here and then gets the correct
 * answer.
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
