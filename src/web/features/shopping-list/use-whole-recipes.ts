import { useQueries } from '../../api/queries-context.ts'

/** Brings all recipes with their ingredients, once, so that a list can be made without a network. Never fails. */
export function useWholeRecipes() {
  const { client, wholeRecipes } = useQueries()
  return () => void client.prefetchQuery(wholeRecipes())
}
