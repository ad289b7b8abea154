import { eq } from 'drizzle-orm'
import type { MyOven } from '#domain/oven-guide/my-oven.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema-accounts.ts'

export async function keepOven(db: Database, userId: number, oven: MyOven): Promise<void> {
  await db.update(users).set({ oven }).where(eq(users.id, userId))
}
