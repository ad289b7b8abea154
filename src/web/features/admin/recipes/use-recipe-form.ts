import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdminRecipe, RecipeDraft } from '#contracts/admin-recipes.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import { ApiFailure, messageOf, refusedFields } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { toast } from '../../../ui/toast-store.ts'
import { checkedDraft, EMPTY_FORM, type FormErrors, formOf, type RecipeForm } from './recipe-form-state.ts'
import { editorPath } from './recipe-paths.ts'
import { useRefreshRecipes } from './use-refresh-recipes.ts'

const noErrors: FormErrors = {}

/**
 * The form of a recipe: what is typed, what is wrong with it, whether it is saved. Nothing that fails takes anything
 * away: a refused recipe stays in the form, and one that somebody else has changed can be compared before it is saved.
 */
export function useRecipeForm(recipe: AdminRecipe | undefined) {
  const [saved, setSaved] = useState(recipe)
  const [form, setForm] = useState<RecipeForm>(() => (recipe ? formOf(recipe) : EMPTY_FORM))
  const [kept, setKept] = useState(form)
  const [errors, setErrors] = useState(noErrors)
  const [isOutdated, setOutdated] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { save, isPending } = useSave()

  // After the messages are on the screen, the first wrong field has the focus.
  useEffect(() => {
    if (errors !== noErrors) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  async function send(basedOn = saved?.updatedAt) {
    const checked = checkedDraft(form)
    if ('errors' in checked) {
      setErrors(checked.errors)
      toast({ title: 'Ricetta non salvata', description: 'Controlla i campi segnati.', tone: 'destructive' })
      return
    }
    setErrors(noErrors)
    const outcome = await save({ id: saved?.id, basedOn, draft: checked.draft })
    if ('errors' in outcome) return setErrors(outcome.errors)
    if ('isOutdated' in outcome) return setOutdated(outcome.isOutdated)
    const isNew = saved === undefined
    setOutdated(false)
    setSaved(outcome.recipe)
    setKept(form)
    if (isNew) await navigate(editorPath(outcome.recipe.id), { replace: true, state: { isSaved: true } })
  }

  return {
    element,
    saved,
    form,
    errors,
    isPending,
    isOutdated,
    isDirty: form !== kept,
    set: (change: Partial<RecipeForm>) => setForm((current) => ({ ...current, ...change })),
    send,
  }
}
export type RecipeFormControl = ReturnType<typeof useRecipeForm>

interface Save {
  id: number | undefined
  basedOn: string | undefined
  draft: RecipeDraft
}
type Outcome = { recipe: AdminRecipe } | { errors: FormErrors } | { isOutdated: boolean }

function useSave() {
  const { api } = useQueries()
  const refresh = useRefreshRecipes()
  const saving = useMutation({
    mutationFn: ({ id, basedOn, draft }: Save) =>
      id === undefined
        ? api<AdminRecipe>(apiPaths.adminRecipes, { method: 'POST', json: draft })
        : api<AdminRecipe>(apiPaths.adminRecipe(id), { method: 'PUT', json: { ...draft, basedOn } }),
  })
  const save = async (what: Save): Promise<Outcome> => {
    try {
      const recipe = await saving.mutateAsync(what)
      toast({ title: 'Ricetta salvata', description: recipe.name })
      void refresh()
      return { recipe }
    } catch (failure) {
      toast({
        title: 'Ricetta non salvata',
        description: messageOf(
          failure,
          'Controlla la connessione e riprova: ciò che hai scritto è ancora qui.',
        ),
        tone: 'destructive',
      })
      if (failure instanceof ApiFailure && failure.status === 409) return { isOutdated: true }
      return { errors: refusedFields(failure) }
    }
  }
  return { save, isPending: saving.isPending }
}
