import { endpoint } from '../endpoint.ts'
import type { Classics } from './classics.ts'
import type { Recipe } from './recipe.ts'
import type { RelatedRecipes } from './related-recipes.ts'

/** Sent with searches while the reader is still typing: the statistics do not count them. */
export const STILL_TYPING = { parziale: 1 } as const

export const listRecipes = endpoint<{ query?: { limit?: number; after?: number }; response: Recipe[] }>(
  'GET',
  '/api/recipes',
)
export const listClassics = endpoint<{ response: Classics }>('GET', '/api/recipes/classics')
export const getRecipe = endpoint<{ params: { id: number }; response: Recipe }>('GET', '/api/recipes/:id')
export const getRelatedRecipes = endpoint<{ params: { id: number }; response: RelatedRecipes }>(
  'GET',
  '/api/recipes/:id/related',
)
export const searchRecipes = endpoint<{
  params: { query: string }
  query?: typeof STILL_TYPING
  response: Recipe[]
}>('GET', '/api/recipes/search/:query')
