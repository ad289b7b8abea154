import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { calculateOven } from '#contracts/oven-guide/oven-guide.endpoints.ts'
import type { OvenAnswer } from '#contracts/oven-guide/oven-guide.ts'
import { sentOvenRequest } from '#contracts/oven-guide/oven-request.ts'
import {
  LAST_DOUGH_CALCULATION_KEY,
  type LastDoughCalculation,
  readLastDoughCalculation,
} from '#domain/dough/full/full-records.ts'
import {
  addressOfChoices,
  addressOfRequest,
  choicesOfAddress,
  type GuideChoices,
  inScale,
  requestOfChoices,
  surfacesOf,
  unknownInAddress,
} from '#domain/oven-guide/guide-address.ts'
import { doughContextOf, MISSING_CHOICE, type OvenRequest } from '#domain/oven-guide/request.ts'
import { bakeTimeRangeText, temperatureRangeText } from '#domain/oven-guide/scale.ts'
import type { TemperatureScale } from '#domain/words/convert.ts'
import type { Api } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toast, toastFailure } from '../../ui/toast-store.ts'

export const ovenCalculationQuery = (api: Api, request: OvenRequest) =>
  queryOptions({
    queryKey: [calculateOven.path, request],
    queryFn: ({ signal }) => api(calculateOven, { body: sentOvenRequest(request), signal }),
  })

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

/** The last calculation of the dough calculator, also from another tab. Undefined until hydration, null if
 * there is none. */
function useLastDough(): LastDoughCalculation | null | undefined {
  const text = useSyncExternalStore(onStorage, storedText, () => undefined)
  return useMemo(() => (text === undefined ? undefined : readLastDoughCalculation(text)), [text])
}

/** The result that the server has calculated for the URL. Undefined with `useDough`, because only the
 * browser knows the reader's dough. */
function useLinkedBake(choices: GuideChoices): CalculatedBake | undefined {
  const { api, client } = useQueries()
  const request = choices.useDough ? null : requestOfChoices(choices)
  const answer = request && client.getQueryData(ovenCalculationQuery(api, request).queryKey)
  return answer ? { request, answer } : undefined
}

/** The tested minutes of a link's recipe count for its style, and for its own dough. */
const isAboutAnother = ({ style, useDough }: Partial<GuideChoices>) =>
  style !== undefined || useDough === true

export function useOvenGuide(onCalculated: () => void) {
  const { api } = useQueries()
  const [address, setAddress] = useSearchParams()
  const [choices, setChoices] = useState(() => choicesOfAddress((name) => address.get(name)))
  const [unknown, setUnknown] = useState(() => unknownInAddress((name) => address.get(name)))
  const lastDough = useLastDough()
  const request = requestOfChoices(choices, lastDough ? doughContextOf(lastDough) : undefined)
  const [bake, setBake] = useState(useLinkedBake(choices))
  const { mutate, isPending } = useMutation({
    mutationFn: async (asked: OvenRequest): Promise<CalculatedBake> => ({
      request: asked,
      answer: await api(calculateOven, { body: sentOvenRequest(asked) }),
    }),
    // The result must be rendered before `onCalculated` moves the focus to the result.
    onSuccess: (calculated) => flushSync(() => setBake(calculated)),
    onError: toastFailure('Errore', 'Errore nel calcolo'),
  })

  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current || lastDough === undefined) return
    isFirst.current = false
    if (request && !bake) mutate(request)
  }, [request, lastDough, bake, mutate])

  const show = (pairs: [name: string, value: string][]) =>
    setAddress(new URLSearchParams(pairs), { replace: true, preventScrollReset: true })
  const change = (changes: Partial<GuideChoices>) => {
    const next = { ...choices, ...changes, ...(isAboutAnother(changes) && { bakeFactor: undefined }) }
    const isOffered = surfacesOf(next.style).some((surface) => surface === next.surface)
    setChoices(isOffered ? next : { ...next, surface: '' })
    setUnknown([])
  }
  const changeScale = (scale: TemperatureScale) => {
    setChoices(inScale(choices, scale))
    if (bake) show(addressOfRequest(bake.request, scale))
  }

  const isMissingChoice = [choices.style, choices.oven, choices.surface].includes('')
  const calculate = () => {
    if (isMissingChoice) toast({ title: 'Campi mancanti', description: MISSING_CHOICE, tone: 'destructive' })
    if (!request || isPending) return
    show(addressOfChoices(choices))
    mutate(request, {
      onSuccess: ({ answer: { target_temp_c, expected_time } }) => {
        const temperature = temperatureRangeText(...target_temp_c, choices.scale)
        const time = bakeTimeRangeText(expected_time.min_s, expected_time.max_s)
        toast({ title: 'Calcolo completato', description: `${temperature}, ${time}` })
        setUnknown([])
        onCalculated()
      },
    })
  }

  return {
    choices,
    unknown,
    change,
    changeScale,
    lastDough,
    canCalculate: request !== null,
    isPending,
    calculate,
    bake,
  }
}
export type OvenGuide = ReturnType<typeof useOvenGuide>
