/** Where a cause leads to: the dough calculator or the oven guide with the corrected values, or a page to read.
 *
 * Units   those of the content, which are the tools' own: percentages as people say them, °C, hours.
 * Valid   what scripts/knowledge/read-first-aid.ts lets through. A change with a sign ('−5 punti') is made to the reader's own
 *         dough, else to the calculator's first one; a figure without is set as it stands. What the dough has already, or could
 *         only have by going the other way, is not corrected: there is no link. */

import {
  type PageDraft,
  withPreset,
  writeAddress,
  writeShortAddress,
} from '#domain/dough/full/full-address.ts'
import { DEFAULT_DOUGH_FORM, DOUGH_LIMITS, isDoughField } from '#domain/dough/full/full-limits.ts'
import { DOUGH_PRESETS } from '#domain/dough/full/full-presets.ts'
import { draftOfForm } from '#domain/dough/full/full-query.ts'
import { FIRST_TOOLS, isToolField } from '#domain/dough/full/full-tools.ts'
import { addressOfChoices } from '#domain/oven-guide/guide-address.ts'
import { italianDecimal, parseDecimal } from '#domain/words/decimal-input.ts'
import type { Cause, DoughCorrection, OvenSetUp } from './symptom.ts'

export type CorrectionLink = { to: string; label: string }
type Corrected = Pick<Cause, 'dough' | 'oven' | 'read'> & { change: Pick<Cause['change'], 'by'> }
/** A dough as the calculator's page has it. */
export type OwnDough = Pick<PageDraft, 'dough' | 'tools'>
type Value = string | number | boolean

const typed = (value: Value) => (typeof value === 'number' ? italianDecimal(value) : String(value))

function withValues({ dough, tools }: OwnDough, values: Readonly<Record<string, Value>>): OwnDough {
  const given = Object.entries(values).map(([name, value]) => [name, typed(value)] as const)
  return {
    dough: { ...dough, ...Object.fromEntries(given.filter(([name]) => isDoughField(name))) },
    tools: { ...tools, ...Object.fromEntries(given.filter(([name]) => isToolField(name))) },
  }
}

/** Only where dough is made in this way does the correction mean anything; then it is counted from `from`. */
const MADE_SO = ['fermentMode', 'shape', 'sourdoughEnabled']

/** The calculator's first dough of that style, made as the correction means it. */
function firstDough({ preset, from, set }: DoughCorrection): OwnDough {
  const known = DOUGH_PRESETS.find(({ id }) => id === preset)
  const first = draftOfForm(DEFAULT_DOUGH_FORM)
  const dough = { dough: known ? withPreset(first, known) : first, tools: FIRST_TOOLS }
  const isOther = MADE_SO.some(
    (name) => name in from && typed(from[name as 'fermentMode'] ?? '') !== textOf(dough, name),
  )
  return withValues(
    dough,
    isOther ? from : Object.fromEntries(Object.entries(from).filter(([name]) => !(name in set))),
  )
}

/** What the estimate of the yeast and the flours need beside what is corrected. */
const BESIDE = ['yeastByEstimate', 'firstW', 'secondW']

/** The reader's dough, ready to be corrected; null where it is made in another way. */
function ownDough(own: OwnDough, { from, set }: DoughCorrection): OwnDough | null {
  const isOther = MADE_SO.some(
    (name) =>
      name in from && !(name in set) && typed(from[name as 'fermentMode'] ?? '') !== textOf(own, name),
  )
  const beside = Object.entries(from).filter(([name]) => BESIDE.includes(name))
  return isOther ? null : withValues(own, Object.fromEntries(beside))
}

const textOf = ({ dough, tools }: OwnDough, name: string): string =>
  isDoughField(name) ? dough[name] : isToolField(name) ? tools[name] : ''

const isSigned = (by: string) => /^[+−]\d/u.test(by)

/** What a field has after the correction; null where it would not be one. */
function correctedValue(
  before: string,
  from: Value | undefined,
  to: Value,
  name: string,
  by: string,
): Value | null {
  const own = parseDecimal(before)
  if (typeof to !== 'number' || typeof from !== 'number' || own === null)
    return before === typed(to) ? null : to
  const { min, max } = DOUGH_LIMITS[name as keyof typeof DOUGH_LIMITS] ?? { min: to, max: to }
  const wanted = isSigned(by) ? Number((own + to - from).toFixed(4)) : to
  const value = Math.min(max, Math.max(min, wanted))
  return Math.sign(value - own) === Math.sign(to - from) ? value : null
}

function doughLink(correction: DoughCorrection, by: string, own: OwnDough | null): CorrectionLink | null {
  const before = own ? ownDough(own, correction) : firstDough(correction)
  if (!before) return null
  const isOtherWay = Object.keys(correction.set).some((name) => MADE_SO.includes(name))
  const corrected = Object.entries(correction.set).flatMap(([name, to]) => {
    const from = isOtherWay ? undefined : Reflect.get(correction.from, name)
    const value = correctedValue(textOf(before, name), from, to, name, by)
    return value === null ? [] : [[name, value] as const]
  })
  if (corrected.length === 0) return null
  const draft = {
    ...withValues(before, Object.fromEntries(corrected)),
    refusal: null,
    started: null,
    notices: [],
  }
  const short = writeShortAddress(draft)
  const whole = new Map(writeAddress(draft))
  // What is corrected stands in the address even where it is one of the calculator's first values.
  const named = corrected
    .filter(([name]) => short.every(([given]) => given !== name))
    .map(([name, value]) => [name, whole.get(name) ?? String(value)] as const)
  return { to: address('/calcolatore-impasto', [...short, ...named]), label: "Apri l'impasto corretto" }
}

/** As the guide's form has it. */
export const ovenChoices = ({ style, oven, surface, maxTemp }: OvenSetUp) => ({
  style,
  oven,
  surface,
  maxTemp: maxTemp === undefined ? '' : String(maxTemp),
  scale: 'celsius' as const,
  useDough: false,
})

const address = (path: string, query: readonly (readonly [string, string])[]) =>
  `${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`

/** `own` is the dough that the reader comes from. Null where there is nothing to correct. */
export function correctionLink(
  { dough, oven, read, change }: Corrected,
  own: OwnDough | null = null,
): CorrectionLink | null {
  if (dough) return doughLink(dough, change.by, own)
  if (oven) {
    const query = addressOfChoices(ovenChoices({ ...oven.from, ...oven.set } as OvenSetUp))
    return { to: address('/guida-forno', query), label: 'Apri la cottura corretta' }
  }
  return read ? { ...read } : null
}
