import { inArray, type SQL, sql } from 'drizzle-orm'
import { RECIPES_PER_PAGE } from '#contracts/recipe-list/list-address.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { ListChoice, Order } from '#domain/recipe-list/facet-address.ts'
import { countFacets, FACET_BITS, type FacetCounts } from '#domain/recipe-list/facet-bits.ts'
import { catalogueVersion } from '#server/db/catalogue-version.ts'
import type { Database } from '#server/db/database.ts'
import { facetGroups, recipes } from '#server/db/schema.ts'
import { haveFacets, recipeColumns, toRecipe } from '#server/features/recipes/recipe-row.repository.ts'

export interface FacetedRecipes {
  total: number
  facets: FacetCounts
  recipes: Recipe[]
}

export function facetsRepository(db: Database) {
  let known: { version: number; groups: Promise<Group[]> } | undefined

  async function groupsNow(): Promise<Group[]> {
    const version = await catalogueVersion(db).read()
    if (known?.version !== version) known = { version, groups: groupsOf(db) }
    const { groups } = known
    groups.catch(() => {
      if (known?.groups === groups) known = undefined
    })
    return groups
  }

  return {
    async find({ chosen, order, page }: Omit<ListChoice, 'text'>): Promise<FacetedRecipes> {
      const groups = await groupsNow()
      const { total, counts } = countFacets(groups, chosen)
      const all = groups.reduce((sum, { count }) => sum + count, 0)
      const wanted = { chosen, order, page, isRare: total < all * RARE }
      return { total, facets: counts, recipes: total === 0 ? [] : await pageOf(db, wanted) }
    },
  }
}

type Group = { facets: string; count: number }

async function groupsOf(db: Database): Promise<Group[]> {
  const { rows } = await db.execute<{ groups: string | null }>(
    sql`select string_agg(${facetGroups.facets}::text || ${facetGroups.count}, ',') as groups from ${facetGroups}`,
  )
  return (rows[0]?.groups ?? '')
    .split(',')
    .filter((group) => group !== '')
    .map((group) => ({ facets: group.slice(0, FACET_BITS), count: Number(group.slice(FACET_BITS)) }))
}

const RARE = 0.05

const ORDER_BY: Readonly<Record<Order, SQL>> = {
  '': sql`id`,
  tempo: sql`preparation_time, id`,
  lavoro: sql`active_time, id`,
  nuove: sql`published_at desc nulls last, id desc nulls last`,
}

interface WantedPage extends Omit<ListChoice, 'text'> {
  isRare: boolean
}

async function pageOf(db: Database, { chosen, order, page, isRare }: WantedPage): Promise<Recipe[]> {
  const where = sql.join(haveFacets(chosen).map((condition) => sql` and ${condition}`))
  const fitting = sql`select id, preparation_time, active_time, published_at from recipes
    where published and facets is not null ${where}`
  const last = sql`order by ${ORDER_BY[order]} limit ${RECIPES_PER_PAGE} offset ${(page - 1) * RECIPES_PER_PAGE}`
  const { rows } = await db.execute<{ id: number }>(
    isRare
      ? sql`with fitting as materialized (${fitting}) select id from fitting ${last}`
      : sql`${fitting} ${last}`,
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
