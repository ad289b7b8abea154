import {
  getRecipeTips,
  makeRecipeVariant,
  substituteIngredients,
} from '#contracts/improvement/improvement.endpoints.ts'
import type { VariantType } from '#domain/improvement/options.ts'
import type { DietaryRestriction } from '#domain/ingredients/diets.ts'
import { useQueries } from '../../api/queries-context.ts'
import { useAsking } from './use-asking.ts'

function readable(text: unknown): string {
  if (typeof text !== 'string' || !text.trim()) throw new Error('no text in the answer')
  return text
}

export function useImprovement(recipeId: number, isOpen: boolean) {
  const { api } = useQueries()
  const variants = useAsking<VariantType>({
    isOpen,
    first: 'leggera',
    failure: 'Impossibile generare la variante della ricetta.',
    ask: async (variantType) => {
      const json = { variantType }
      const answer = await api(makeRecipeVariant, { params: { id: recipeId }, body: json })
      return { ...answer, text: readable(answer?.variant) }
    },
  })
  const tips = useAsking<null>({
    isOpen,
    first: null,
    failure: 'Impossibile generare i consigli per la ricetta.',
    ask: async () => {
      const answer = await api(getRecipeTips, { params: { id: recipeId } })
      return { ...answer, text: readable(answer?.tips) }
    },
  })
  const substitutions = useAsking<DietaryRestriction>({
    isOpen,
    first: 'senza glutine',
    failure: 'Impossibile generare i suggerimenti per la sostituzione degli ingredienti.',
    ask: async (dietaryRestriction) => {
      const json = { dietaryRestriction }
      const answer = await api(substituteIngredients, { params: { id: recipeId }, body: json })
      return { ...answer, text: readable(answer?.substitutions) }
    },
  })
  return { variants, tips, substitutions }
}
