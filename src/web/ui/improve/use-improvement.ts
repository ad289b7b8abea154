import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubstitutionsAnswer, TipsAnswer, VariantAnswer } from '#contracts/ai.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import type { DietaryRestriction, VariantType } from '#domain/improve/options.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toast } from '../toast-store.ts'

/** A text as a tab shows it, whichever call it came from. */
export type Improved = Pick<VariantAnswer, 'engine' | 'fellBack' | 'title'> & { text: string }

/** Throws for an answer without a text, whatever stood in for the server. */
function readable(text: unknown): string {
  if (typeof text !== 'string' || !text.trim()) throw new Error('no text in the answer')
  return text
}

/** Says it in the words of the error catalogue. */
const failing = (description: string) => () => toast({ title: 'Errore', description, tone: 'destructive' })

/** The three calls about one recipe, each with its choice, its pending and its answer. */
export function useImprovement(recipeId: number) {
  const { api } = useQueries()
  const [variantType, setVariantType] = useState<VariantType>('leggera')
  const [restriction, setRestriction] = useState<DietaryRestriction>('senza glutine')

  const variant = useMutation({
    mutationFn: async (option: VariantType): Promise<Improved & { variantType: VariantType }> => {
      const json = { variantType: option }
      const answer = await api<VariantAnswer>(apiPaths.recipeVariants(recipeId), { method: 'POST', json })
      return { ...answer, text: readable(answer?.variant), variantType: option }
    },
    onError: failing('Impossibile generare la variante della ricetta.'),
  })
  const tips = useMutation({
    mutationFn: async (): Promise<Improved> => {
      const answer = await api<TipsAnswer>(apiPaths.recipeTips(recipeId))
      return { ...answer, text: readable(answer?.tips) }
    },
    onError: failing('Impossibile generare i consigli per la ricetta.'),
  })
  const substitutions = useMutation({
    mutationFn: async (option: DietaryRestriction): Promise<Improved> => {
      const json = { dietaryRestriction: option }
      const path = apiPaths.ingredientSubstitutions(recipeId)
      const answer = await api<SubstitutionsAnswer>(path, { method: 'POST', json })
      return { ...answer, text: readable(answer?.substitutions) }
    },
    onError: failing('Impossibile generare i suggerimenti per la sostituzione degli ingredienti.'),
  })
  return { variantType, setVariantType, restriction, setRestriction, variant, tips, substitutions }
}
