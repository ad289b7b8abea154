import type { Recipe } from '#contracts/recipes/recipe.ts'

interface PublishedRecipesOptions {
  recipes: { list: () => Promise<Recipe[]> }
  watch: { readonly epoch: number }
}

export function publishedRecipes({ recipes, watch }: PublishedRecipesOptions): () => Promise<Recipe[]> {
  let known: { epoch: number; recipes: Promise<Recipe[]> } | undefined
  return () => {
    const { epoch } = watch
    if (known?.epoch !== epoch) known = { epoch, recipes: recipes.list() }
    return known.recipes.catch((error: unknown) => {
      known = undefined // the database may answer the next time
      throw error
    })
  }
}
