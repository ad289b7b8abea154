import { queryOptions } from '@tanstack/react-query'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import type { Api } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'

/** Loads all complete recipes and caches each recipe under its own key, for offline use. Returns their
 * number. */
const wholeRecipesQuery = (api: Api) =>
  queryOptions({
    queryKey: [listRecipes.path, 'whole'],
    queryFn: async ({ client, signal }) => {
      const recipes = await api(listRecipes, { signal })
      for (const recipe of recipes) client.setQueryData(recipeQuery(api, recipe.id).queryKey, recipe)
      return recipes.length
    },
  })

export function useWholeRecipes() {
  const { api, client } = useQueries()
  return () => void client.prefetchQuery(wholeRecipesQuery(api))
}
