import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { apiPaths } from '#contracts/api-paths.ts'
import type { OvenAnswer } from '#contracts/oven-guide.ts'
import {
  LAST_DOUGH_CALCULATION_KEY,
  type LastDoughCalculation,
  readLastDoughCalculation,
} from '#domain/dough/full-records.ts'
import {
  addressOfChoices,
  choicesOfAddress,
  type GuideChoices,
  statedMaxC,
  surfacesOf,
} from '#domain/oven/guide-address.ts'
import { doughContextOf, MISSING_CHOICE, type OvenRequest } from '#domain/oven/request.ts'
import { bakeTimeRangeText, temperatureRangeText } from '#domain/oven/scale.ts'
import { messageOf } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toast } from '../../ui/toast-store.ts'

/** What was asked and what came back: the results stay what they are while the form changes. */
export interface CalculatedBake {
  request: OvenRequest
  answer: OvenAnswer
}

function storedText() {
  try {
    return localStorage.getItem(LAST_DOUGH_CALCULATION_KEY)
  } catch {
    return null
  }
}
const onStorage = (changed: () => void) => {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** The last dough of the calculator, also when it is calculated in another tab; undefined until the browser can look. */
function useLastDough(): LastDoughCalculation | null | undefined {
  const text = useSyncExternalStore(onStorage, storedText, () => undefined)
  return useMemo(() => (text === undefined ? undefined : readLastDoughCalculation(text)), [text])
}

/** Null while style, oven or surface are missing or the temperature is none. */
function requestOf(
  choices: GuideChoices,
  dough: LastDoughCalculation | null | undefined,
): OvenRequest | null {
  const { style, oven, surface, useDough } = choices
  const maxTempC = statedMaxC(choices)
  if (style === '' || oven === '' || surface === '' || maxTempC === undefined) return null
  return {
    styleId: style,
    ovenType: oven,
    surface,
    ...(maxTempC !== null && { maxTempC }),
    ...(useDough && dough && { doughContext: doughContextOf(dough) }),
  }
}

/** `onCalculated` is told when an answer has come that the reader asked for by hand. */
export function useOvenGuide(onCalculated: () => void) {
  const { api } = useQueries()
  const [address, setAddress] = useSearchParams()
  const [choices, setChoices] = useState(() => choicesOfAddress((name) => address.get(name)))
  const lastDough = useLastDough()
  const request = requestOf(choices, lastDough)
  // The last answer stays until the next one is here: a failure loses nothing.
  const [bake, setBake] = useState<CalculatedBake>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (asked: OvenRequest): Promise<CalculatedBake> => ({
      request: asked,
      answer: await api<OvenAnswer>(apiPaths.ovenCalculation, { method: 'POST', json: asked }),
    }),
    onSuccess: setBake,
    onError: (failure) =>
      toast({ title: 'Errore', description: messageOf(failure, 'Errore nel calcolo'), tone: 'destructive' }),
  })

  // A link with a whole set-up opens with its results: once, as soon as the browser knows the last dough too.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current || lastDough === undefined) return
    isFirst.current = false
    if (request) mutate(request)
  }, [request, lastDough, mutate])

  const change = (changes: Partial<GuideChoices>) => {
    const next = { ...choices, ...changes }
    const isOffered = surfacesOf(next.style).some((surface) => surface === next.surface)
    setChoices(isOffered ? next : { ...next, surface: '' })
  }

  const isMissingChoice = [choices.style, choices.oven, choices.surface].includes('')
  const calculate = () => {
    if (isMissingChoice) toast({ title: 'Campi mancanti', description: MISSING_CHOICE, tone: 'destructive' })
    if (!request || isPending) return
    setAddress(new URLSearchParams(addressOfChoices(choices)), { replace: true, preventScrollReset: true })
    mutate(request, {
      onSuccess: ({ answer: { target_temp_c, expected_time } }) => {
        const temperature = temperatureRangeText(...target_temp_c, choices.scale)
        const time = bakeTimeRangeText(expected_time.min_s, expected_time.max_s)
        toast({ title: 'Calcolo completato', description: `${temperature}, ${time}` })
        onCalculated()
      },
    })
  }

  return {
    choices,
    setChoices,
    change,
    lastDough,
    canCalculate: request !== null,
    isPending,
    calculate,
    bake,
  }
}
export type OvenGuide = ReturnType<typeof useOvenGuide>
