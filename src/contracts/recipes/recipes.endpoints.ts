import { get } from '../endpoint.ts'
import type { Classics } from './classics.ts'
import type { Recipe } from './recipe.ts'
import type { RelatedRecipes } from './related-recipes.ts'

/** Query parameter of searches that are sent while the reader is typing. The statistics do not count them. */
export const STILL_TYPING = { parziale: 1 } as const

export const listRecipes = get<{ query?: { limit?: number; after?: number }; response: Recipe[] }>(
  '/api/recipes',
)
export const listClassics = get<{ response: Classics }>('/api/recipes/classics')
export const getRecipe = get<{ params: { id: number }; response: Recipe }>('/api/recipes/:id')
export const getRelatedRecipes = get<{ params: { id: number }; response: RelatedRecipes }>(
  '/api/recipes/:id/related',
)
export const searchRecipes = get<{
  params: { query: string }
  query?: typeof STILL_TYPING
  response: Recipe[]
}>('/api/recipes/search/:query')
