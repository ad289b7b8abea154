import { queryOptions } from '@tanstack/react-query'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import type { Api } from '../../api/api-client.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'

/** Loads all complete recipes and caches each recipe under its own key, for offline use. Returns their
 * number. */
export const wholeRecipesQuery = (api: Api) =>
  queryOptions({
    queryKey: [listRecipes.path, 'whole'],
    queryFn: async ({ client, signal }) => {
      const recipes = await api(listRecipes, { signal })
      for (const recipe of recipes) client.setQueryData(recipeQuery(api, recipe.id).queryKey, recipe)
      return recipes.length
    },
  })
