import { sql } from 'drizzle-orm'
import { BIN_DAYS } from '#contracts/admin/catalogue-entry.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'

/** Deletes for good, with ratings and places in collections, what has been in the bin for {@link BIN_DAYS} days. */
export async function emptyRecipeBin(db: Database): Promise<void> {
  const isOld = sql`${recipes.deletedAt} < now() - make_interval(days => ${BIN_DAYS})`
  const [old] = await db.select({ id: recipes.id }).from(recipes).where(isOld).limit(1)
  // Deleting nothing would still raise the catalogue's version and empty every server's memory.
  if (old) await db.delete(recipes).where(isOld)
}
