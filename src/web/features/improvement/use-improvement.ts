import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  getRecipeTips,
  makeRecipeVariant,
  substituteIngredients,
} from '#contracts/improvement/improvement.endpoints.ts'
import type { VariantAnswer } from '#contracts/improvement/improvement.ts'
import type { VariantType } from '#domain/improvement/options.ts'
import type { DietaryRestriction } from '#domain/ingredients/diets.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toastError } from '../../ui/toast-store.ts'

export type Improved = Pick<VariantAnswer, 'engine' | 'fellBack' | 'title'> & { text: string }

interface AskingOptions<Option> {
  first: Option
  ask: (option: Option) => Promise<Improved>
  failure: string
  isOpen: boolean
}

function useAsking<Option>({ first, ask, failure, isOpen }: AskingOptions<Option>) {
  const [option, choose] = useState(first)
  const [answer, setAnswer] = useState<{ option: Option; result: Improved }>()
  const isWatched = useRef(isOpen)
  useEffect(() => {
    isWatched.current = isOpen
    return () => {
      isWatched.current = false
    }
  }, [isOpen])
  const { mutate, isPending, isError } = useMutation({
    mutationFn: ask,
    onSuccess: (result, asked) => setAnswer({ option: asked, result }),
    onError: () => {
      if (isWatched.current) toastError(failure)
    },
  })
  return { option, choose, answer, isPending, isError, ask: () => mutate(option) }
}
export type Asking<Option> = ReturnType<typeof useAsking<Option>>

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
