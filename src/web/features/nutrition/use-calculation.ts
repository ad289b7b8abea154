import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { apiPaths } from '#contracts/api-paths.ts'
import type { BakeProfile, NutritionAnswer, NutritionRequest } from '#contracts/nutrition.ts'
import { writeRecipeQuery } from '#domain/nutrition/recipe-query.ts'
import { messageOf } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toast } from '../../ui/toast-store.ts'
import { type FormLine, gramsOf } from './recipe-form.ts'

interface Asked {
  request: NutritionRequest
  /** Ingredients without a weight: in the recipe, not in the figures. */
  weightless: FormLine[]
  /** The query string that opens the same calculation. */
  query: string
}
export type Calculated = Asked & { answer: NutritionAnswer }

export const sayError = (description: string) => toast({ title: 'Errore', description, tone: 'destructive' })

function askedOf(lines: FormLine[], bake: BakeProfile, servings: number): Asked {
  const ingredients = lines.map((line) => ({ id: line.id, label: line.label, grams: gramsOf(line) }))
  const inAddress = ingredients.map((line) => (line.id === '' ? line : { ...line, label: '' }))
  return {
    request: { ingredients, bakeProfile: bake, servings },
    weightless: lines.filter((line) => gramsOf(line) === 0),
    query: new URLSearchParams(
      writeRecipeQuery({ lines: inAddress, style: bake.style, servings }),
    ).toString(),
  }
}

/** The call and what came of it. What the reader asked for goes into the address; what a link asked for is there. */
export function useCalculation() {
  const { api } = useQueries()
  const [calculated, setCalculated] = useState<Calculated | null>(null)
  const isUnseen = useRef(false)
  const [, setSearch] = useSearchParams()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ asked }: { asked: Asked; byReader: boolean }) =>
      api<NutritionAnswer>(apiPaths.calculateNutrition, { method: 'POST', json: asked.request }),
    onSuccess: (answer, { asked, byReader }) => {
      isUnseen.current = byReader
      setCalculated({ ...asked, answer })
      if (byReader) setSearch(asked.query, { replace: true, preventScrollReset: true })
    },
    onError: (failure) => sayError(messageOf(failure, 'Non è stato possibile calcolare i valori')),
  })
  return {
    calculated,
    isPending,
    send: (lines: FormLine[], bake: BakeProfile, servings: number, byReader: boolean) =>
      mutate({ asked: askedOf(lines, bake, servings), byReader }),
    /** True once for every result that the reader asked for: it takes the focus that the button left behind. */
    firstSight: () => {
      const wasUnseen = isUnseen.current
      isUnseen.current = false
      return wasUnseen
    },
  }
}
