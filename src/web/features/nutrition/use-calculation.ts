import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { calculateRecipeNutrition } from '#contracts/nutrition/nutrition.endpoints.ts'
import type { NutritionAnswer, NutritionRequest } from '#contracts/nutrition/nutrition.ts'
import { writeRecipeQuery } from '#domain/nutrition/recipe-query.ts'
import { parseDecimal } from '#domain/words/decimal-input.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toastFailure } from '../../ui/toast-store.ts'
import { bakeOf, type FormBake, type FormLine, gramsOf } from './recipe-form.ts'

interface Asked {
  request: NutritionRequest
  query: string
}
export type Calculated = Asked & { answer: NutritionAnswer }

/** A line from a link may have its id as label. Such a line is sent without a label, and the server adds the
 * name. */
export function askedOf(lines: readonly FormLine[], form: FormBake): Asked {
  const bake = bakeOf(form)
  const servings = parseDecimal(form.slices) ?? 0
  const ingredients = lines.map((line) => ({
    id: line.id,
    label: line.label === line.id ? '' : line.label,
    grams: gramsOf(line),
    unit: 'g' as const,
    ...(line.words && { words: line.words }),
  }))
  const inAddress = ingredients.map((line) => (line.id === '' ? line : { ...line, label: '' }))
  return {
    request: { ingredients, bakeProfile: bake, servings },
    query: new URLSearchParams(writeRecipeQuery({ lines: inAddress, bake, servings })).toString(),
  }
}

export function useCalculation() {
  const { api } = useQueries()
  const [calculated, setCalculated] = useState<Calculated | null>(null)
  const isUnseen = useRef(false)
  const [, setSearch] = useSearchParams()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ asked }: { asked: Asked; byReader: boolean }) =>
      api(calculateRecipeNutrition, { body: asked.request }),
    onSuccess: (answer, { asked, byReader }) => {
      isUnseen.current = byReader
      setCalculated({ ...asked, answer })
      if (byReader) setSearch(asked.query, { replace: true, preventScrollReset: true })
    },
    onError: toastFailure('Errore', 'Non siamo riusciti a calcolare i valori: riprova tra poco.'),
  })
  return {
    calculated,
    isPending,
    send: (asked: Asked, byReader: boolean) => mutate({ asked, byReader }),
    firstSight: () => {
      const wasUnseen = isUnseen.current
      isUnseen.current = false
      return wasUnseen
    },
  }
}
