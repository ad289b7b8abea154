import { useMutation } from '@tanstack/react-query'
import { adminPaths } from '#contracts/admin/admin-paths.ts'
import type { AdminRecipe, AdminRecipeRow } from '#contracts/recipes/admin-recipes.ts'
import type { ApiRequest } from '../../../api/api-client.ts'
import { messageOf } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useRefreshRecipes } from './use-refresh-recipes.ts'

interface Action {
  path: string
  request: ApiRequest
  onDone: () => void
}

/** What can be done to a recipe from the list. Each says that it is done, and deleting how to undo it. */
export function useRecipeActions() {
  const { api } = useQueries()
  const refresh = useRefreshRecipes()
  const { mutate } = useMutation({
    mutationFn: ({ path, request }: Action) => api<AdminRecipe>(path, request),
    onSuccess: async (_recipe, { onDone }) => {
      onDone()
      await refresh()
    },
    onError: async (failure) => {
      toast({
        title: 'Modifica non riuscita',
        description: messageOf(failure, 'Controlla la connessione e riprova tra poco.'),
        tone: 'destructive',
      })
      await refresh()
    },
  })

  const setPublished = (
    { id, name }: Pick<AdminRecipeRow, 'id' | 'name'>,
    isPublished: boolean,
    onDone?: () => void,
  ) =>
    mutate({
      path: adminPaths.recipePublication(id),
      request: { method: 'PUT', json: { isPublished } },
      onDone: () => {
        toast({ title: isPublished ? 'Ricetta pubblicata' : 'Ricetta tolta dal sito', description: name })
        onDone?.()
      },
    })

  const restore = ({ id, name }: Pick<AdminRecipeRow, 'id' | 'name'>, isPublished: boolean) =>
    mutate({
      path: adminPaths.restoreRecipe(id),
      request: { method: 'POST', json: { isPublished } },
      onDone: () => toast({ title: 'Ricetta ripristinata', description: name }),
    })

  const remove = (recipe: Pick<AdminRecipeRow, 'id' | 'name' | 'isPublished'>) =>
    mutate({
      path: adminPaths.adminRecipe(recipe.id),
      request: { method: 'DELETE' },
      onDone: () => {
        // The row that had the focus is gone.
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
