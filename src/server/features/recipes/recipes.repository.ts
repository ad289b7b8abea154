import { and, asc, eq, gt } from 'drizzle-orm'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { LARGEST_ID } from '#contracts/row-id.ts'
import { meantRecipes } from '#domain/first-aid/meant-recipes.ts'
import { reworded } from '#domain/site-search/reworded.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { recipeColumns, toRecipe } from '#server/features/recipes/recipe-row.repository.ts'
import { searchRecipes } from './recipe-search.repository.ts'

const MOST_FOUND = 200
const ROWS_PER_READ = 2000

export const recipesRepository = (db: Database) => ({
  /**
   * All published recipes, by id. They are read in parts, so that a large catalogue does not block the event
   * loop. If a recipe changes between two parts, the catalogue version rises and the result is not cached.
   */
  async list(rowsPerRead = ROWS_PER_READ): Promise<Recipe[]> {
    const all: Recipe[] = []
    for (;;) {
      const part = await page(db, { limit: rowsPerRead, after: all.at(-1)?.id })
      all.push(...part)
      if (part.length < rowsPerRead) return all
    }
  },

  page: (wanted: { limit: number; after?: number | undefined }): Promise<Recipe[]> => page(db, wanted),

  async byId(id: number): Promise<Recipe | undefined> {
    if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) return undefined
    const [row] = await db
      .select(recipeColumns)
      .from(recipes)
      .where(and(eq(recipes.id, id), eq(recipes.published, true)))
      .limit(1)
    return row && toRecipe(row)
  },

  /** At most `limit` recipes, best first. Accepts any text as a query. */
  search: async (query: string, limit = MOST_FOUND): Promise<Recipe[]> =>
    meantRecipes(query, await searchRecipes(db, reworded(query), limit)),
})
export type RecipesRepository = ReturnType<typeof recipesRepository>

async function page(
  db: Database,
  { limit, after = 0 }: { limit: number; after?: number | undefined },
): Promise<Recipe[]> {
  if (after > LARGEST_ID) return []
  const rows = await db
    .select(recipeColumns)
    .from(recipes)
    .where(and(eq(recipes.published, true), gt(recipes.id, after)))
    .orderBy(asc(recipes.id))
    .limit(limit)
  return rows.map(toRecipe)
}
