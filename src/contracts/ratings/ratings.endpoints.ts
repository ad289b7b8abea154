import type { OwnRating, Rating } from '../accounts/account.ts'
import { endpoint } from '../endpoint.ts'
import type { Recipe } from '../recipes/recipe.ts'

export const listOwnRatings = endpoint<{ response: OwnRating[] }>('GET', '/api/ratings')
export const rateRecipe = endpoint<{ params: { id: number }; body: Rating; response: Recipe }>(
  'POST',
  '/api/recipes/:id/rate',
)
