import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  isWithoutDough,
  type PageDraft,
  readAddress,
  type StartKind,
  startedFrom,
  withField,
  withPreset,
  writeAddress,
  writeShortAddress,
} from '#domain/dough/full/full-address.ts'
import { calculateDough, type DoughCalculation } from '#domain/dough/full/full-calculator.ts'
import type { DoughField, DoughForm } from '#domain/dough/full/full-limits.ts'
import type { DoughPreset } from '#domain/dough/full/full-presets.ts'
import { draftOfForm, readDoses } from '#domain/dough/full/full-query.ts'
import type { ToolField } from '#domain/dough/full/full-tools.ts'
import type { DoughFormErrors } from '#domain/dough/full/full-validation.ts'
import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { houseForm, pageDraftIn } from '#domain/kitchen/kitchen-dough.ts'
import { formatDecimal, formatUpTo } from '../../ui/format.ts'

const WRITE_DELAY_MS = 200

export type Result = { form: DoughForm } & Extract<DoughCalculation, { outputs: unknown }>

export interface Calculator extends PageDraft {
  errors: DoughFormErrors
  conflict: string | null
  form: DoughForm | null
  result: Result | null
  set: (field: DoughField, text: string) => void
  setTool: (field: ToolField, text: string) => void
  applyPreset: (preset: DoughPreset) => void
  start: (kind: StartKind) => void
  load: (form: DoughForm) => void
  query: () => string
  shortQuery: () => [name: string, value: string][]
}

function understood({ dough }: PageDraft): Pick<Calculator, 'errors' | 'conflict' | 'form' | 'result'> {
  const reading = readDoses(dough)
  const { form } = reading
  const calculation = form && calculateDough(form)
  const result = calculation && 'outputs' in calculation ? { form, ...calculation } : null
  return { ...reading, result }
}

/**
 * The typed inputs and their parsed values. Typing updates the page at once and the URL 200 ms later. The
 * inputs are not read from the router, because its delayed updates would lose typed characters.
 */
export function useCalculatorState(kitchen: Kitchen | null): Calculator {
  const [address, setAddress] = useSearchParams()
  const [{ draft, isTouched }, setState] = useState(() => ({ draft: readAddress(address), isTouched: false }))
  const house = houseForm(kitchen).thicknessFactor
  const meaning = useMemo(() => understood(draft), [draft])
  const written = useRef(address.toString())
  const change = (next: (draft: PageDraft) => PageDraft) =>
    setState((current) => ({ draft: next(current.draft), isTouched: true }))

  // Only an address without any dough: links leave out first values, so a kitchen would change their dough.
  const isBare = !isTouched && isWithoutDough(address)
  useEffect(() => {
    if (isBare && kitchen)
      setState(({ isTouched: isTyped, ...now }) =>
        isTyped ? { ...now, isTouched: isTyped } : { draft: pageDraftIn(kitchen), isTouched: false },
      )
  }, [isBare, kitchen])

  useEffect(() => {
    if (address.toString() === written.current) return
    written.current = address.toString()
    setState({ draft: readAddress(address), isTouched: false })
  }, [address])

  useEffect(() => {
    if (!isTouched) return
    const timer = setTimeout(() => {
      const next = new URLSearchParams(writeAddress(draft, new URLSearchParams(written.current)))
      if (next.toString() === written.current) return
      written.current = next.toString()
      setAddress(next, { replace: true, preventScrollReset: true })
    }, WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft, isTouched, setAddress])

  return {
    ...draft,
    ...meaning,
    set: (field, text) =>
      change((now) => ({ ...now, dough: withField(now.dough, field, text, house), started: null })),
    setTool: (field, text) =>
      change((now) => ({ ...now, tools: { ...now.tools, [field]: text }, refusal: null, started: null })),
    applyPreset: (preset) =>
      change((now) => ({ ...now, dough: withPreset(now.dough, preset), started: null, notices: [] })),
    start: (kind) => change((now) => startedFrom(now, kind)),
    load: (form) =>
      change((now) => ({ ...now, dough: draftOfForm(form), refusal: null, started: null, notices: [] })),
    shortQuery: () => writeShortAddress(draft),
    query: () => new URLSearchParams(writeAddress(draft)).toString(),
  }
}

export const CalculatorContext = createContext<Calculator | undefined>(undefined)

export function useCalculator(): Calculator {
  const calculator = useContext(CalculatorContext)
  if (!calculator) throw new Error('CalculatorContext is missing above this component')
  return calculator
}

const pieces = ({ shape, servings, panLengthCm, panWidthCm }: Result['form']) => {
  if (shape === 'round') return `${servings} ${servings === 1 ? 'panetto' : 'panetti'}`
  const size =
    panLengthCm && panWidthCm ? ` ${formatUpTo(panLengthCm, 1)} x ${formatUpTo(panWidthCm, 1)} cm` : ''
  return `${servings} ${servings === 1 ? 'teglia' : 'teglie'}${size}`
}

export const piecesOf = ({ form, outputs }: Result) =>
  `${pieces(form)} da ${formatDecimal(outputs.perBallWeightG)} g`

export const summaryOf = (result: Result) =>
  `${formatDecimal(result.outputs.totalDoughWeightG)} g di impasto: ${piecesOf(result)}`
