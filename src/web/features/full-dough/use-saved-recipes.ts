import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DoughRecipe } from '#contracts/full-dough/dough-recipe.ts'
import {
  type DoughRecipePayload,
  formOfRecipe,
  recipePayload,
} from '#contracts/full-dough/dough-recipe-payload.ts'
import {
  deleteDoughRecipe,
  keepDoughRecipe,
  listDoughRecipes,
} from '#contracts/full-dough/full-dough.endpoints.ts'
import type { DoughForm } from '#domain/dough/full/full-limits.ts'
import { copyName, isSameDough } from '#domain/dough/full/full-records.ts'
import { answerQuery } from '../../api/answer-query.ts'
import { type Api, ApiFailure, ifStillThere, messageOf } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toast, toastError, toastFailure } from '../../ui/toast-store.ts'
import { useMoment } from '../../ui/use-moment.ts'
import type { Result } from './use-calculator.ts'

export const doughRecipesQuery = (api: Api) => ({
  ...answerQuery(api, listDoughRecipes),
  meta: { belongsTo: 'account or visitor' } as const,
})

export const LIST_HEADING = 'ricette-salvate'

function useSend() {
  const { api, client } = useQueries()
  return useMutation({
    mutationFn: (json: DoughRecipePayload) => api(keepDoughRecipe, { body: json }),
    onSuccess: () => client.invalidateQueries({ queryKey: doughRecipesQuery(api).queryKey }),
    onError: (failure) => {
      const text = 'Impossibile salvare la ricetta'
      // 409: the list of saved recipes is full. The server's message explains this.
      const isFull = failure instanceof ApiFailure && failure.status === 409
      toastError(isFull ? messageOf(failure, text) : text)
    },
  })
}

const saySaved = (description: string) => toast({ title: 'Ricetta salvata', description })

export function useKeepRecipe() {
  const { api, client } = useQueries()
  const { mutate, isPending } = useSend()
  const isSending = useRef(false)
  const [isSaved, showSaved] = useMoment()
  const isKept = (form: DoughForm) =>
    client
      .getQueryData(doughRecipesQuery(api).queryKey)
      ?.some((kept) => isSameDough(formOfRecipe(kept), form))
  return {
    isPending,
    isSaved,
    save(result: Result | null, nameError?: string) {
      if (!result || nameError) {
        const field = document.querySelector<HTMLInputElement>('input[name="name"]')
        field?.closest('details')?.setAttribute('open', '')
        field?.focus()
        toastError('Completa prima tutti i campi richiesti')
        return
      }
      if (isSending.current) return
      if (isKept(result.form)) {
        saySaved(`«${result.form.name}» è già tra le tue ricette.`)
        showSaved()
        return
      }
      isSending.current = true
      mutate(recipePayload(result.form, result.outputs), {
        onSuccess: ({ name }) => {
          saySaved(`«${name}» è tra le tue ricette.`)
          showSaved()
        },
        onSettled: () => {
          isSending.current = false
        },
      })
    },
  }
}

export function useRecipeChanges() {
  const { api, client } = useQueries()
  const send = useSend()
  const again = (recipe: DoughRecipe, name = recipe.name) =>
    recipePayload({ ...formOfRecipe(recipe), name }, recipe.outputs)
  const remove = useMutation({
    mutationFn: ({ id }: DoughRecipe) => ifStillThere(api(deleteDoughRecipe, { params: { id } })),
    onSuccess: (_answer, recipe) => {
      void client.invalidateQueries({ queryKey: doughRecipesQuery(api).queryKey })
      // The focused delete button disappears with the recipe, so the heading gets the focus.
      document.getElementById(LIST_HEADING)?.focus()
      toast({
        title: 'Ricetta eliminata',
        description: recipe.name,
        action: { label: 'Annulla', onSelect: () => send.mutate(again(recipe)) },
      })
    },
    onError: toastFailure('Errore', 'Impossibile eliminare la ricetta. Controlla la connessione e riprova.'),
  })
  return {
    isPending: send.isPending || remove.isPending,
    remove: remove.mutate,
    duplicate: (recipe: DoughRecipe) => send.mutate(again(recipe, copyName(recipe.name))),
  }
}
