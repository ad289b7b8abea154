import { useMutation } from '@tanstack/react-query'
import { deleteRecipe, publishRecipe, restoreRecipe } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { AdminRecipeRow } from '#contracts/recipes/admin-recipes.ts'
import { messageOf } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useRefreshRecipes } from './use-refresh-recipes.ts'

interface Action {
  send: () => Promise<unknown>
  onDone: () => void
}

export function useRecipeActions() {
  const { api } = useQueries()
  const refresh = useRefreshRecipes()
  const { mutate } = useMutation({
    mutationFn: ({ send }: Action) => send(),
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
      send: () => api(publishRecipe, { params: { id }, body: { isPublished } }),
      onDone: () => {
        toast({ title: isPublished ? 'Ricetta pubblicata' : 'Ricetta tolta dal sito', description: name })
        onDone?.()
      },
    })

  const restore = ({ id, name }: Pick<AdminRecipeRow, 'id' | 'name'>, isPublished: boolean) =>
    mutate({
      send: () => api(restoreRecipe, { params: { id }, body: { isPublished } }),
      onDone: () => toast({ title: 'Ricetta ripristinata', description: name }),
    })

  const remove = (recipe: Pick<AdminRecipeRow, 'id' | 'name' | 'isPublished'>) =>
    mutate({
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
