import { useCallback } from 'react'
import { deleteRecipe, publishRecipe, restoreRecipe } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { AdminRecipePage, AdminRecipeRow } from '#contracts/recipes/admin-recipes.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { recipeCardsQuery } from '#web/api/recipe-queries.ts'
import { useAct, useRefreshAdmin } from '#web/features/admin/use-admin-query.ts'
import { toast } from '#web/ui/toast-store.ts'

export function useRefreshRecipes() {
  const { api, client } = useQueries()
  const refreshAdmin = useRefreshAdmin()
  return useCallback(async () => {
    // The list's key is a prefix of every recipe's key, so this line also removes the recipes.
    client.removeQueries({ queryKey: recipeCardsQuery(api).queryKey, type: 'inactive' })
    await refreshAdmin()
  }, [api, client, refreshAdmin])
}

export const RECIPE_TEXTS = {
  list: 'Ricette trovate',
  failed: 'Non siamo riusciti a caricare le ricette.',
  empty: 'Nessuna ricetta trovata',
} as const

export const recipesOf = (page: AdminRecipePage) => page.recipes

export const LIST_PATH = '/admin?scheda=ricette'
export const editorPath = (id: number | 'nuova'): string => `${LIST_PATH}&ricetta=${id}`
export const previewPath = (id: number): string => `/admin/anteprima/${id}`

export function useRecipeActions() {
  const { api } = useQueries()
  const act = useAct(useRefreshRecipes())

  const setPublished = (
    { id, name }: Pick<AdminRecipeRow, 'id' | 'name'>,
    isPublished: boolean,
    onDone?: () => void,
  ) =>
    act({
      send: () => api(publishRecipe, { params: { id }, body: { isPublished } }),
      onDone: () => {
        toast({ title: isPublished ? 'Ricetta pubblicata' : 'Ricetta tolta dal sito', description: name })
        onDone?.()
      },
    })

  const restore = ({ id, name }: Pick<AdminRecipeRow, 'id' | 'name'>, isPublished: boolean) =>
    act({
      send: () => api(restoreRecipe, { params: { id }, body: { isPublished } }),
      onDone: () => toast({ title: 'Ricetta ripristinata', description: name }),
    })

  const remove = (recipe: Pick<AdminRecipeRow, 'id' | 'name' | 'isPublished'>) =>
    act({
      send: () => api(deleteRecipe, { params: { id: recipe.id } }),
      onDone: () => {
        document.getElementById('elenco-ricette')?.focus()
        toast({
          title: 'Ricetta eliminata',
          description: recipe.name,
          action: { label: 'Annulla', onSelect: () => restore(recipe, recipe.isPublished) },
        })
      },
    })

  return { setPublished, restore, remove }
}
