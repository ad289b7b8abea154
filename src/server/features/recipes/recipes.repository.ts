import { and, asc, eq, gt } from 'drizzle-orm'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { LARGEST_ID } from '#contracts/row-id.ts'
import { meantRecipes } from '#domain/first-aid/meant-recipes.ts'
import { reworded } from '#domain/site-search/reworded.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { recipeColumns, toRecipe } from '#server/features/recipes/recipe-row.repository.ts'
import { searchRecipes } from './recipe-search.repository.ts'

/** Longer than anybody reads; whole recipes travel, and each costs its share of reading, packing and sending. */
const MOST_FOUND = 200
/** Rows of the whole list that are read at once: 5 MB, a tenth of a second. */
const ROWS_PER_READ = 2000

/** Published recipes: rows in, contract shapes out; SQL stops here. */
export const recipesRepository = (db: Database) => ({
  /**
   * All of them, by id: read in parts, so that neither a statement nor the event loop is held up by a large catalogue.
   * A change between two parts raises the catalogue's version, and what was read across it is not kept.
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

  /** Undefined for any number that is nobody's id. */
  async byId(id: number): Promise<Recipe | undefined> {
    if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) return undefined
    const [row] = await db
      .select(recipeColumns)
      .from(recipes)
      .where(and(eq(recipes.id, id), eq(recipes.published, true)))
      .limit(1)
    return row && toRecipe(row)
  },

  /** At most `limit` recipes, best first, for whatever somebody types; never throws because of what it says. */
  search: async (query: string, limit = MOST_FOUND): Promise<Recipe[]> =>
    meantRecipes(query, await searchRecipes(db, reworded(query), limit)),
})
export type RecipesRepository = ReturnType<typeof recipesRepository>

/** The `limit` recipes that follow the one whose id is `after`, by id. */
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
