import type { OwnRating, Rating } from '../accounts/account.ts'
import { get, post } from '../endpoint.ts'
import type { Recipe } from '../recipes/recipe.ts'

export const listOwnRatings = get<{ response: OwnRating[] }>('/api/ratings')
export const rateRecipe = post<{ params: { id: number }; body: Rating; response: Recipe }>(
  '/api/recipes/:id/rate',
)
