/** Link of a cause: the dough calculator or the oven guide with corrected values, or a page to read.
 *
 * Units   those of the content and tools: percentages as whole numbers, °C, hours.
 * Valid   content accepted by scripts/knowledge/read-first-aid.ts. A signed change ('−5 punti') is added
 *         to the present value of the dough; an unsigned value replaces it. There is no link if the dough
 *         already has the new value, or if the link would change the value in the opposite direction. Whoever
 *         already aims at the right dough temperature gets the degrees of the water, which reach it. */

import { type PageDraft, writeAddress, writeShortAddress } from '#domain/dough/full/full-address.ts'
import { DEFAULT_DOUGH_FORM, DOUGH_LIMITS, isDoughField } from '#domain/dough/full/full-limits.ts'
import { applyPreset, DOUGH_PRESETS } from '#domain/dough/full/full-presets.ts'
import { draftOfForm } from '#domain/dough/full/full-query.ts'
import { FIRST_TOOLS, isToolField } from '#domain/dough/full/full-tools.ts'
import { inOtherShape } from '#domain/dough/full/start-from.ts'
import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { climateOf } from '#domain/kitchen/kitchen-dough.ts'
import { ovenIn } from '#domain/kitchen/kitchen-oven.ts'
import { preheatAdvice, preheatMinutes } from '#domain/oven-guide/bake-plan.ts'
import { addressOfChoices } from '#domain/oven-guide/guide-address.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { isPan } from '#domain/oven-guide/surfaces.ts'
import { italianDecimal, parseDecimal } from '#domain/words/decimal-input.ts'
import type { Cause, DoughCorrection, OvenCorrection, OvenSetUp } from './symptom.ts'

export type CorrectionLink = { to: string; label: string }
type Corrected = Pick<Cause, 'dough' | 'oven' | 'read'> & { change: Pick<Cause['change'], 'by'> }
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

const MADE_SO = ['fermentMode', 'shape', 'sourdoughEnabled']

function firstDough({ preset, from, set }: DoughCorrection, kitchen: Kitchen | null): OwnDough {
  const known = DOUGH_PRESETS.find(({ id }) => id === preset)
  const first = { ...DEFAULT_DOUGH_FORM, ...(kitchen && climateOf(kitchen)) }
  const shaped = known && known.shape !== first.shape ? inOtherShape(first) : first
  const dough = { dough: draftOfForm(known ? applyPreset(shaped, known) : shaped), tools: FIRST_TOOLS }
  const isOther = MADE_SO.some(
    (name) => name in from && typed(from[name as 'fermentMode'] ?? '') !== textOf(dough, name),
  )
  return withValues(
    dough,
    isOther ? from : Object.fromEntries(Object.entries(from).filter(([name]) => !(name in set))),
  )
}

const BESIDE = ['yeastByEstimate', 'firstW', 'secondW']

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

const CALCULATOR = '/calcolatore-impasto'
const draftOf = (dough: OwnDough) => ({ ...dough, refusal: null, started: null, notices: [] })

const waterLink = (dough: OwnDough): CorrectionLink => ({
  to: `${address(CALCULATOR, writeShortAddress(draftOf(dough)))}#titolo-acqua`,
  label: 'Calcola acqua e ghiaccio',
})

function doughLink(
  correction: DoughCorrection,
  by: string,
  own: OwnDough | null,
  kitchen: Kitchen | null,
): CorrectionLink | null {
  const before = own ? ownDough(own, correction) : firstDough(correction, kitchen)
  if (!before) return null
  const isOtherWay = Object.keys(correction.set).some((name) => MADE_SO.includes(name))
  const corrected = Object.entries(correction.set).flatMap(([name, to]) => {
    const from = isOtherWay ? undefined : Reflect.get(correction.from, name)
    const value = correctedValue(textOf(before, name), from, to, name, by)
    return value === null ? [] : [[name, value] as const]
  })
  if (corrected.length === 0) return 'doughTempC' in correction.set ? waterLink(before) : null
  const draft = draftOf(withValues(before, Object.fromEntries(corrected)))
  const short = writeShortAddress(draft)
  const whole = new Map(writeAddress(draft))
  // The short query omits default values, but the link must contain every corrected value.
  const named = corrected
    .filter(([name]) => short.every(([given]) => given !== name))
    .map(([name, value]) => [name, whole.get(name) ?? String(value)] as const)
  return { to: address(CALCULATOR, [...short, ...named]), label: "Apri l'impasto corretto" }
}

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

/** The oven of the kitchen, where the style can be baked in it; with another oven its maximum counts, too. */
function ovenBefore(from: OvenSetUp, kitchen: Kitchen | null): OvenSetUp {
  if (kitchen?.oven == null) return from
  const { ovenType: oven, surface, maxTempC } = ovenIn(from.style, kitchen)
  return { style: from.style, oven, surface, ...(maxTempC !== undefined && { maxTemp: maxTempC }) }
}

const COLD_SURFACE = 'piano-freddo'
/** A told oven is at its maximum already: more degrees are no help. */
const isBeyond = ({ from, set }: OvenCorrection, kitchen: Kitchen | null): boolean =>
  kitchen?.oven != null &&
  OVENS[kitchen.oven].place === 'home' &&
  from.maxTemp !== undefined &&
  (set.maxTemp ?? 0) > from.maxTemp

const HIGH_UP = "in alto e, se hai il grill, accendilo per l'ultimo minuto."
const INSTEAD = {
  what: 'Superficie',
  by: 'acciaio',
  text: `Oltre il suo massimo il tuo forno non va. Una piastra d'acciaio, scaldata 45 minuti, a parità di gradi cede calore più in fretta: tienila ${HIGH_UP}`,
}
const INSTEAD_ON_STEEL = {
  what: 'Grill',
  by: 'ultimo minuto',
  text: `Oltre il suo massimo il tuo forno non va: scalda l'acciaio 45 minuti, tienilo ${HIGH_UP}`,
}

const TO_STEEL = " Una piastra d'acciaio, a parità di gradi, cede calore più in fretta."

/** What to change in the oven of the kitchen, where the general words would speak of other surfaces, too. */
export function changeIn<C extends { by: string; text: string }>(
  { id, oven, change }: Pick<Cause, 'id' | 'oven'> & { change: C },
  kitchen: Kitchen | null,
): C {
  if (oven && isBeyond(oven, kitchen))
    return { ...change, ...(ovenBefore(oven.from, kitchen).surface === 'steel' ? INSTEAD_ON_STEEL : INSTEAD) }
  if (id !== COLD_SURFACE || !oven || kitchen?.oven == null) return change
  const { oven: own, surface } = ovenBefore(oven.from, kitchen)
  if (isPan(surface)) return change
  return {
    ...change,
    by: `${preheatMinutes(own, surface)} min`,
    text: preheatAdvice(own, surface) + (oven.set.surface === surface ? '' : TO_STEEL),
  }
}

/** `own` is the reader's dough; without it, the calculator's default counts. Null if there is no link. */
export function correctionLink(
  { dough, oven, read, change }: Corrected,
  own: OwnDough | null = null,
  kitchen: Kitchen | null = null,
): CorrectionLink | null {
  if (dough) return doughLink(dough, change.by, own, kitchen)
  if (oven) {
    const before = ovenBefore(oven.from, kitchen)
    const set = isBeyond(oven, kitchen) ? { surface: 'steel' as const } : oven.set
    const isAlready = Object.entries(set).every(([name, value]) => Reflect.get(before, name) === value)
    if (kitchen && isAlready) return null
    const query = addressOfChoices(ovenChoices({ ...before, ...set } as OvenSetUp))
    return { to: address('/guida-forno', query), label: 'Apri la cottura corretta' }
  }
  return read ? { ...read } : null
}
