import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema-accounts.ts'

/**
 * True when nobody else could administer the site. Locks all who can until the transaction ends: of two administrators
 * who remove each other in the same moment the second one waits here and is then told the truth.
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
