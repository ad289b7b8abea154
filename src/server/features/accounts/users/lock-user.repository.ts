import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema-accounts.ts'

/**
 * Until the transaction ends, others that lock the same user wait: two requests of one person at once cannot pass a limit
 * between them.
 */
export async function lockUser(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
