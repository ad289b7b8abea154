import { asc, eq, sql } from 'drizzle-orm'
import { READING_VERSION } from '#knowledge/reading-version.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { readColumns } from './recipe-reading-columns.ts'

const BATCH = 100

/**
 * Updates all recipes whose reading is missing or was made by another version of the site. This includes
 * drafts and deleted recipes. Returns their number.
 */
export async function refreshReadings(db: Database): Promise<number> {
  let total = 0
  // The check takes no lock, because on a full disk no row can be locked.
  while ((await db.select({ id: recipes.id }).from(recipes).where(isStale).limit(1)).length > 0)
    total += await db.transaction(refreshBatch)
  return total
}

const isStale = sql`${recipes.reading} ->> 'version' is distinct from ${READING_VERSION}`

async function refreshBatch(tx: Database): Promise<number> {
  const { id, name, category, servings, difficulty, groups, steps, isVegan, isGlutenFree } = recipes
  const { activeTime, preparationTime, imageUrl, dough } = recipes
  const stale = await tx
    .select({
      id,
      name,
      category,
      servings,
      difficulty,
      groups,
      steps,
      isVegan,
      isGlutenFree,
      activeTime,
      preparationTime,
      imageUrl,
      dough,
    })
    .from(recipes)
    .where(isStale)
    .orderBy(asc(id))
    .limit(BATCH)
    .for('no key update')
  for (const row of stale) await tx.update(recipes).set(readColumns(row)).where(eq(id, row.id))
  return stale.length
}
