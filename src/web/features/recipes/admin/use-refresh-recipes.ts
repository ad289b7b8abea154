import { useCallback } from 'react'
import { useQueries } from '#web/api/queries-context.ts'
import { recipeCardsQuery } from '#web/api/recipe-queries.ts'
import { useRefreshAdmin } from '#web/features/admin/use-admin-query.ts'

export function useRefreshRecipes() {
  const { api, client } = useQueries()
  const refreshAdmin = useRefreshAdmin()
  return useCallback(async () => {
    // The list's key is a prefix of every recipe's key, so this line also removes the recipes.
    client.removeQueries({ queryKey: recipeCardsQuery(api).queryKey, type: 'inactive' })
    await refreshAdmin()
  }, [api, client, refreshAdmin])
}
