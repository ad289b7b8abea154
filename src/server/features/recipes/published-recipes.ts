import type { Recipe } from '#contracts/recipes/recipe.ts'

/** More than any catalogue has: looking at them takes less than a second. */
const MOST = 1000

interface PublishedRecipesOptions {
  recipes: { page: (wanted: { limit: number }) => Promise<Recipe[]> }
  /** The epoch changes with the catalogue. */
  watch: { readonly epoch: number }
}

/** The catalogue's recipes in memory, the same objects until the catalogue changes. */
export function publishedRecipes({ recipes, watch }: PublishedRecipesOptions): () => Promise<Recipe[]> {
  let known: { epoch: number; recipes: Promise<Recipe[]> } | undefined
  return () => {
    const { epoch } = watch
    if (known?.epoch !== epoch) known = { epoch, recipes: recipes.page({ limit: MOST }) }
    return known.recipes.catch((error: unknown) => {
      known = undefined // the database may answer the next time
      throw error
    })
  }
}
