import { sql } from 'drizzle-orm'
import { BIN_DAYS } from '#contracts/admin/catalogue-entry.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'

export async function emptyRecipeBin(db: Database): Promise<void> {
  const isOld = sql`${recipes.deletedAt} < now() - make_interval(days => ${BIN_DAYS})`
  const [old] = await db.select({ id: recipes.id }).from(recipes).where(isOld).limit(1)
  // Even a delete without rows would raise the catalogue version and empty every server's cache.
  if (old) await db.delete(recipes).where(isOld)
}
