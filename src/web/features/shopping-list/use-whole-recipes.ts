import { useQueries } from '../../api/queries-context.ts'
import { wholeRecipesQuery } from './whole-recipes-query.ts'

export function useWholeRecipes() {
  const { api, client } = useQueries()
  return () => void client.prefetchQuery(wholeRecipesQuery(api))
}
