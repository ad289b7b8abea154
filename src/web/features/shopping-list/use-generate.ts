import { useState } from 'react'
import { dosedRecipe } from '#domain/recipes/doses/doses.ts'
import { uniqueIngredients } from '#domain/shopping-list/shopping-item.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'
import { toast, toastError } from '../../ui/toast-store.ts'
import { changeList } from './stored-shopping-list.ts'

export function useGenerate() {
  const { api, client } = useQueries()
  const [isPending, setPending] = useState(false)
  async function generate(recipes: readonly number[]): Promise<boolean> {
    if (recipes.length === 0) {
      toastError(
        'Seleziona almeno una ricetta per generare la lista della spesa',
        'Nessuna ricetta selezionata',
      )
      return false
    }
    setPending(true)
    try {
      const chosen = await Promise.all(recipes.map((id) => client.ensureQueryData(recipeQuery(api, id))))
      const { doses } = changeList((list) => list)
      const items = uniqueIngredients(chosen.map((one) => dosedRecipe(one, doses[one.id] ?? null)))
      const before = changeList((list) => ({ ...list, items })).items
      const undo = () => changeList((list) => ({ ...list, items: before }))
      toast({
        title: 'Lista generata',
        description: `Lista della spesa creata con ${items.length} ingredienti`,
        ...(before.length > 0 && { action: { label: 'Annulla', onSelect: undo } }),
      })
      return true
    } catch {
      toastError('Non siamo riusciti a leggere le ricette. Riprova tra poco.')
      return false
    } finally {
      setPending(false)
    }
  }
  return { generate, isPending }
}
