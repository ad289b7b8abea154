import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema-accounts.ts'

/**
 * Locks the user's row until the transaction ends, so that two simultaneous requests of one user cannot
 * together exceed a limit.
 */
export async function lockUser(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
