/** Keeps `recipes.reading` as the site reads recipes today. */
import { asc, eq, sql } from 'drizzle-orm'
import { READING_VERSION } from '#knowledge/reading-version.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { readColumns } from './recipe-reading-columns.ts'

/** Read in one transaction; each takes some milliseconds. */
const BATCH = 100

/**
 * Reads again what was read by another version of the site, or not yet: also drafts and what lies in the bin. Answers how
 * many. Nothing to do costs one query.
 */
export async function refreshReadings(db: Database): Promise<number> {
  let total = 0
  // Looked for without a lock: a site whose disk is full only reads.
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
