import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
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
import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { surfaceFor } from '#domain/kitchen/kitchen-oven.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
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
import type { TemperatureScale } from '#domain/words/convert.ts'
import type { Api } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { storedText } from '../../ui/stored-text.ts'
import { toast, toastFailure } from '../../ui/toast-store.ts'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'

export const ovenCalculationQuery = (api: Api, request: OvenRequest) =>
  queryOptions({
    queryKey: [calculateOven.path, request],
    queryFn: ({ signal }) => api(calculateOven, { body: sentOvenRequest(request), signal }),
  })

export interface CalculatedBake {
  request: OvenRequest
  answer: OvenAnswer
}

const lastText = storedText(LAST_DOUGH_CALCULATION_KEY)

/** The last calculation of the dough calculator, also from another tab. Undefined until hydration, null if
 * there is none. */
function useLastDough(): LastDoughCalculation | null | undefined {
  const isBrowser = useIsBrowser()
  const text = lastText.use()
  return useMemo(() => (isBrowser ? readLastDoughCalculation(text) : undefined), [isBrowser, text])
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

const isWithoutOven = ({ oven, surface, maxTemp }: Pick<GuideChoices, 'oven' | 'surface' | 'maxTemp'>) =>
  oven === '' && surface === '' && maxTemp === ''

/** As the oven of a recipe has it: whoever has told an oven has a usual surface in it. */
const ownSurface = (style: GuideChoices['style'], kitchen: Kitchen | null): GuideChoices['surface'] =>
  style !== '' && (kitchen?.oven || kitchen?.surface) ? surfaceFor(style, kitchen) : ''

const KEPT_OVEN = 'Il tuo forno è segnato nella tua cucina: lo ritrovi ovunque.'

const FIRST_STYLE = 'napoletana'

/** An address without an oven means the reader's. */
function withKitchen(choices: GuideChoices, kitchen: Kitchen): GuideChoices {
  const style = choices.style === '' && kitchen.oven ? FIRST_STYLE : choices.style
  return {
    ...inScale({ ...choices, scale: 'celsius', maxTemp: String(kitchen.maxC ?? '') }, choices.scale),
    style,
    oven: kitchen.oven ?? '',
    surface: ownSurface(style, kitchen),
  }
}

function useChoices(address: URLSearchParams) {
  const { kitchen, keep } = useKitchen()
  const [choices, setChoices] = useState(() => choicesOfAddress((name) => address.get(name)))
  const [isOwnOven] = useState(() => isWithoutOven(choices))
  const [isUntouched, setUntouched] = useState(isOwnOven)
  useEffect(() => {
    if (isUntouched && kitchen) setChoices((before) => withKitchen(before, kitchen))
  }, [isUntouched, kitchen])
  return {
    kitchen,
    choices,
    setChoices,
    isOwnOven,
    /** The guide opens with the answer for the reader's oven. */
    isToldOven: isOwnOven && Boolean(kitchen?.oven),
    put: (changes: Partial<GuideChoices>) => {
      const next = { ...choices, ...changes, ...(isAboutAnother(changes) && { bakeFactor: undefined }) }
      const offered = surfacesOf(next.style).find((one) => one === next.surface)
      if (!isWithoutOven({ oven: '', surface: '', maxTemp: '', ...changes })) setUntouched(false)
      setChoices({ ...next, surface: offered ?? ownSurface(next.style, kitchen) })
    },
    /** The oven of a link is somebody else's. */
    keepOven: ({ ovenType, surface, maxTempC }: OvenRequest) => {
      if (isOwnOven) keep({ oven: ovenType, surface, maxC: maxTempC ?? null })
    },
  }
}

export function useOvenGuide(onCalculated: () => void) {
  const { api } = useQueries()
  const [address, setAddress] = useSearchParams()
  const { kitchen, choices, setChoices, isOwnOven, isToldOven, put, keepOven } = useChoices(address)
  const [unknown, setUnknown] = useState(() => unknownInAddress((name) => address.get(name)))
  const lastDough = useLastDough()
  const request = requestOfChoices(choices, lastDough ? doughContextOf(lastDough) : undefined)
  const [asked, setBake] = useState(useLinkedBake(choices))
  const bake = asked ?? (isToldOven && request ? { request, answer: calculateBake(request) } : undefined)
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
    put(changes)
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
    keepOven(request)
    mutate(request, {
      onSuccess: () => {
        toast({ title: 'Calcolo completato', ...(isOwnOven && { description: KEPT_OVEN }) })
        setUnknown([])
        onCalculated()
      },
    })
  }

  return {
    kitchen,
    choices,
    isOwnOven,
    isToldOven,
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
