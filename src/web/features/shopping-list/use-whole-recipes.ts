import { useQueries } from '../../api/queries-context.ts'
import { wholeRecipesQuery } from './whole-recipes-query.ts'

/** Loads all recipes with their ingredients once, so that a list can be made offline. Never fails. */
export function useWholeRecipes() {
  const { api, client } = useQueries()
  return () => void client.prefetchQuery(wholeRecipesQuery(api))
}
