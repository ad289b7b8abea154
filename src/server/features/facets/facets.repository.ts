/**
 * Recipes by their facets, from the column `facets` alone: recipes with the same bits are counted together, in an index that
 * holds nothing else, and what is asked for is a mask on them.
 */
import { inArray, type SQL, sql } from 'drizzle-orm'
import { RECIPES_PER_PAGE } from '#contracts/list-address.ts'
import type { Recipe } from '#contracts/recipe.ts'
import type { ListChoice, Order } from '#domain/facets/facet-address.ts'
import { countFacets, FACET_BITS, type FacetCounts, masksOf } from '#domain/facets/facet-bits.ts'
import type { Chosen } from '#domain/facets/facet-list.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { recipeColumns, toRecipe } from '#server/recipes/recipe-row.repository.ts'

export interface FacetedRecipes {
  total: number
  facets: FacetCounts
  recipes: Recipe[]
}

export const facetsRepository = (db: Database) => ({
  async find({ chosen, order, page }: Omit<ListChoice, 'text'>): Promise<FacetedRecipes> {
    const [groups, found] = await Promise.all([groupsOf(db), pageOf(db, chosen, order, page)])
    const { total, counts } = countFacets(groups, chosen)
    return { total, facets: counts, recipes: found }
  },
})
export type FacetsRepository = ReturnType<typeof facetsRepository>

async function groupsOf(db: Database): Promise<{ facets: string; count: number }[]> {
  const { rows } = await db.execute<{ facets: string; count: number }>(
    sql`select facets::text as facets, count(*)::int as count from recipes
      where published and facets is not null group by recipes.facets`,
  )
  return rows
}

const bitsOf = (mask: string): SQL => sql`${mask}::bit(${sql.raw(String(FACET_BITS))})`

/** Ids tell those apart that are alike. */
const ORDER_BY: Readonly<Record<Order, SQL>> = {
  '': sql`id`,
  tempo: sql`preparation_time, id`,
  lavoro: sql`active_time, id`,
  nuove: sql`published_at desc, id desc`,
}

async function pageOf(db: Database, chosen: Chosen, order: Order, page: number): Promise<Recipe[]> {
  const { required, anyOf } = masksOf(chosen)
  const conditions = [
    ...(required.includes('1') ? [sql`facets & ${bitsOf(required)} = ${bitsOf(required)}`] : []),
    ...anyOf.map((mask) => sql`facets & ${bitsOf(mask)} <> ${bitsOf('0'.repeat(FACET_BITS))}`),
  ]
  const where = sql.join(conditions.map((condition) => sql` and ${condition}`))
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from recipes where published and facets is not null ${where}
      order by ${ORDER_BY[order]} limit ${RECIPES_PER_PAGE} offset ${(page - 1) * RECIPES_PER_PAGE}`,
  )
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  const found = await db.select(recipeColumns).from(recipes).where(inArray(recipes.id, ids))
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toRecipe(row)] : []
  })
}
