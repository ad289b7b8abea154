import { eq, sql } from 'drizzle-orm'
import type { KitchenChange } from '#contracts/kitchen/kitchen.ts'
import { type Kitchen, kitchenOf, NOT_TOLD } from '#domain/kitchen/kitchen.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema-accounts.ts'

/** Answers the whole kitchen as it stands now. */
export async function changeKitchen(db: Database, userId: number, change: KitchenChange): Promise<Kitchen> {
  const told = sql`coalesce(${users.oven}, '{}'::jsonb) || ${JSON.stringify(change)}::jsonb`
  const [row] = await db
    .update(users)
    .set({ oven: told })
    .where(eq(users.id, userId))
    .returning({ oven: users.oven })
  return kitchenOf(row?.oven) ?? NOT_TOLD
}
