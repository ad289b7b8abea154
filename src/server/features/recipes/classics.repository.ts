import { sql } from 'drizzle-orm'
import type { Classics } from '#contracts/recipes/classics.ts'
import { CLASSIC_CATEGORIES, FIRST_CLASSIC } from '#domain/recipes/classics.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { collectionRecipes, ratings } from '#server/db/schema-readers.ts'
import { dailyCounts } from '#server/db/schema-statistics.ts'
import { TODAY } from '#server/features/statistics/counting/daily-counts.repository.ts'

const DAYS = 30
const recently = sql`now() - make_interval(days => ${DAYS}::int)`
const isClassic = sql`${recipes.published} and ${recipes.category} in ${CLASSIC_CATEGORIES}`

const views = sql`(select coalesce(sum(${dailyCounts.count}), 0) from ${dailyCounts}
  where ${dailyCounts.kind} = 'view' and ${dailyCounts.key} = '/ricette/' || ${recipes.id}
    and ${dailyCounts.day} > ${TODAY} - ${DAYS}::int)`
const favourites = sql`(select count(*) from ${collectionRecipes}
  where ${collectionRecipes.recipeId} = ${recipes.id} and ${collectionRecipes.collectionId} = 'favorites'
    and ${collectionRecipes.addedAt} > ${recently})`
const votes = sql`(select count(*) from ${ratings}
  where ${ratings.recipeId} = ${recipes.id} and ${ratings.updatedAt} > ${recently})`

export const classicsRepository = (db: Database) => ({
  async badges(): Promise<Classics> {
    const popularId = await firstId(
      db,
      sql`${views} desc, ${favourites} desc, ${votes} desc, (${recipes.name} = ${FIRST_CLASSIC}) desc, ${recipes.id}`,
    )
    const newestId = await firstId(
      db,
      sql`${recipes.publishedAt} desc nulls last, ${recipes.id} desc`,
      popularId,
    )
    return { popularId, newestId }
  },
})
export type ClassicsRepository = ReturnType<typeof classicsRepository>

async function firstId(
  db: Database,
  order: ReturnType<typeof sql>,
  except: number | null = null,
): Promise<number | null> {
  const [row] = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(sql`${isClassic} and ${recipes.id} is distinct from ${except}::int`)
    .orderBy(order)
    .limit(1)
  return row?.id ?? null
}
