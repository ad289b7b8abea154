import { useMutation } from '@tanstack/react-query'
import type { RecipeNote, WrittenNote } from '#contracts/recipe-notes/recipe-note.ts'
import {
  addRecipeNote,
  changeRecipeNote,
  deleteRecipeNote,
} from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import { ifStillThere, isLoggedOut } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { recipeNotesQuery } from '#web/api/reader-queries.ts'
import { toast, toastFailure } from '#web/ui/toast-store.ts'

const sayNotDone = toastFailure(
  'Errore',
  'Non siamo riusciti ad aggiornare la nota. Controlla la connessione e riprova.',
)

async function keepNote(recipeId: number, { text, cookedOn }: WrittenNote) {
  const { keepForLogin } = await import('../accounts/pending-actions.ts') // few visitors need it
  keepForLogin({ kind: 'note', recipeId, text, cookedOn })
  toast({
    title: 'La tua nota ti aspetta',
    description: 'La sessione è scaduta: la teniamo su questo dispositivo e la salviamo appena accedi.',
    action: { label: 'Accedi', to: '/auth' },
  })
}

export function useNoteChanges(recipeId: number) {
  const { api, client } = useQueries()
  const options = {
    // Begins the key of each recipe's notes as well.
    onSettled: () => client.invalidateQueries({ queryKey: recipeNotesQuery(api).queryKey }),
    onError: sayNotDone,
  }
  const add = useMutation({
    ...options,
    mutationFn: ({ text, cookedOn }: WrittenNote) =>
      api(addRecipeNote, { body: { recipeId, text, cookedOn } }),
    onError: (failure, note) => (isLoggedOut(failure) ? keepNote(recipeId, note) : sayNotDone(failure)),
    onSuccess: () => toast({ title: 'Nota salvata', description: 'La ritrovi accanto alla ricetta.' }),
  })
  const change = useMutation({
    ...options,
    mutationFn: ({ before, after: { text, cookedOn } }: { before: RecipeNote; after: WrittenNote }) =>
      api(changeRecipeNote, {
        params: { id: before.id },
        body: { text, cookedOn, basedOn: before.updatedAt },
      }),
    onSuccess: (changed, { before }) =>
      toast({
        title: 'Nota aggiornata',
        action: {
          label: 'Annulla',
          onSelect: () => change.mutate({ before: changed, after: before }),
        },
      }),
  })
  const remove = useMutation({
    ...options,
    mutationFn: ({ id }: RecipeNote) => ifStillThere(api(deleteRecipeNote, { params: { id } })),
    onSuccess: (_nothing, note) =>
      toast({
        title: 'Nota eliminata',
        action: { label: 'Annulla', onSelect: () => add.mutate(note) },
      }),
  })
  return { add, change, remove }
}
