import { queryOptions } from '@tanstack/react-query'
import type { Recipe, RecipeCard } from '#contracts/recipes/recipe.ts'
import { getRecipe, listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import type { whyNever } from '#domain/pizza-night/menu/left-out.ts'
import type { facetBits } from '#domain/recipe-list/facet-bits.ts'
import type { Api } from './api-client.ts'

const inBrowser = typeof window !== 'undefined'

export const recipeQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [listRecipes.path, id],
    queryFn: ({ signal }) => api(getRecipe, { params: { id }, signal }),
  })

/** Returns only the data of the cards. In the browser the whole recipes are cached as well, so that opening
 * a recipe needs no request. */
export const recipeCardsQuery = (api: Api) =>
  queryOptions({
    queryKey: [listRecipes.path],
    queryFn: async ({ client, signal }) => {
      const recipes = await api(listRecipes, { signal })
      if (inBrowser)
        for (const recipe of recipes) client.setQueryData(recipeQuery(api, recipe.id).queryKey, recipe)
      return toCards(recipes)
    },
  })

const cardsOf = new WeakMap<readonly Recipe[], RecipeCard[]>()

export async function toCards(recipes: readonly Recipe[]): Promise<RecipeCard[]> {
  const known = cardsOf.get(recipes)
  if (known) return known
  const [{ facetBits }, { whyNever }] = await Promise.all([
    import('#domain/recipe-list/facet-bits.ts'),
    import('#domain/pizza-night/menu/left-out.ts'),
  ])
  const cards = recipes.map((recipe) => toCard(recipe, { facetBits, whyNever }))
  cardsOf.set(recipes, cards)
  return cards
}

type Read = { facetBits: typeof facetBits; whyNever: typeof whyNever }

const toCard = ({ ingredients, ...recipe }: Recipe, read: Read): RecipeCard => ({
  id: recipe.id,
  name: recipe.name,
  description: recipe.description,
  category: recipe.category,
  difficulty: recipe.difficulty,
  imageUrl: recipe.imageUrl,
  rating: recipe.rating,
  ratingCount: recipe.ratingCount,
  preparationTime: recipe.preparationTime,
  activeTime: recipe.activeTime,
  restTime: recipe.restTime,
  isVegan: recipe.isVegan,
  isGlutenFree: recipe.isGlutenFree,
  publishedAt: recipe.publishedAt,
  firstIngredients: ingredients.slice(0, 3),
  ingredientCount: ingredients.length,
  facets: read.facetBits(recipe),
  leftOut: read.whyNever(recipe),
  look: [recipe.base, recipe.style],
})
