import { useCallback } from 'react'
import { useQueries } from '#web/api/queries-context.ts'
import { recipeCardsQuery } from '#web/api/recipe-queries.ts'
import { useRefreshAdmin } from '#web/features/admin/use-admin-query.ts'

/** After a change of recipes: what administrators see is asked for again, and so are the pages of this browser. */
export function useRefreshRecipes() {
  const { api, client } = useQueries()
  const refreshAdmin = useRefreshAdmin()
  return useCallback(async () => {
    // The list and each recipe share the beginning of their keys.
    client.removeQueries({ queryKey: recipeCardsQuery(api).queryKey, type: 'inactive' })
    await refreshAdmin()
  }, [api, client, refreshAdmin])
}
