/** Reads the simple calculator's parameters from a link, a stored recipe or a request, and writes links.
 *
 * Units   those of `simple-limits.ts`.
 * Source  names and ids of the site's API.
 * Valid   any value. A missing parameter is an error; only `simpleFormOfQuery` uses defaults instead. */
import { italianDecimal, plainDecimal } from '#domain/words/decimal-input.ts'
import { PIZZA_TYPES } from '#knowledge/styles-simple.ts'
import { numberWithin, oneOf, type Reading, readFields } from '../field-reading.ts'
import {
  DEFAULT_SIMPLE_PARAMS,
  FLOUR_TYPES,
  LEAVEN_METHODS,
  SIMPLE_FIELDS,
  SIMPLE_YEAST_TYPES,
  type SimpleDoughParams,
  type SimpleField,
  type SimpleFields,
} from './simple-limits.ts'
import { choosePizzaType } from './simple-presets.ts'
import { isOnStep, SIMPLE_LIMITS, type SimpleNumberField } from './simple-ranges.ts'

export type RawSimpleParams = Readonly<Partial<Record<keyof SimpleDoughParams, unknown>>>
type SimpleParamErrors = Partial<Record<SimpleField, string>>
export type SimpleReading = { params: SimpleDoughParams } | { errors: SimpleParamErrors }

const number =
  (field: SimpleNumberField) =>
  (raw: unknown): Reading<number> => {
    const { step } = SIMPLE_LIMITS[field]
    const reading = numberWithin(raw, SIMPLE_LIMITS[field])
    if ('error' in reading || isOnStep(field, reading.value)) return reading
    return { error: step === 1 ? 'Inserisci un numero intero' : `Inserisci un multiplo di ${step}` }
  }

const READERS: { [F in SimpleField]: (raw: unknown) => Reading<SimpleFields[F]> } = {
  pizzaType: oneOf(PIZZA_TYPES),
  pizzaCount: number('pizzaCount'),
  pizzaSize: number('pizzaSize'),
  hydration: number('hydration'),
  flourType: oneOf(FLOUR_TYPES),
  yeastType: oneOf(SIMPLE_YEAST_TYPES),
  leavenMethod: oneOf(LEAVEN_METHODS),
  roomTemperature: number('roomTemperature'),
  restTime: number('restTime'),
}

export function simpleFieldError(field: SimpleField, raw: unknown): string | undefined {
  const reading = READERS[field](raw)
  return 'error' in reading ? reading.error : undefined
}

export function validateSimpleParams(raw: RawSimpleParams): SimpleReading {
  const reading = readFields<SimpleFields>(READERS, raw)
  if ('errors' in reading) return reading
  return { params: { ...reading.values, ...(isTrue(raw.yeastByEstimate) && { yeastByEstimate: true }) } }
}

const isTrue = (raw: unknown): boolean => raw === true || raw === 'true'

export const isByEstimate = (query: { get(name: string): string | null }): boolean =>
  isTrue(query.get('yeastByEstimate'))

export function simpleQueryOf(params: Readonly<SimpleDoughParams>): [name: string, value: string][] {
  const fields = SIMPLE_FIELDS.map((field): [string, string] => {
    const value = params[field]
    return [field, typeof value === 'number' ? plainDecimal(value) : value]
  })
  return params.yeastByEstimate ? [...fields, ['yeastByEstimate', 'true']] : fields
}

/** Short query for printing, to be typed by hand: the pizza type and all values that differ from the
 * default. */
export const simpleShortQueryOf = (params: Readonly<SimpleDoughParams>): [name: string, value: string][] => {
  const first = new Map(simpleQueryOf(DEFAULT_SIMPLE_PARAMS))
  return simpleQueryOf(params).filter(([name, value]) => name === 'pizzaType' || first.get(name) !== value)
}

export type SimpleForm = Readonly<Record<SimpleField, string>>

export function simpleFormOf(params: Readonly<SimpleDoughParams>): SimpleForm {
  const texts = SIMPLE_FIELDS.map((field) => {
    const value = params[field]
    return [field, typeof value === 'number' ? italianDecimal(value) : value]
  })
  return Object.fromEntries(texts) as SimpleForm
}

/** Applies typed values to the form. A new type of pizza sets its usual hydration, unless a hydration was
 * typed. */
export function withTyped(form: SimpleForm, typed: Readonly<Record<string, string | undefined>>): SimpleForm {
  const type = PIZZA_TYPES.find((candidate) => candidate === typed.pizzaType)
  const water = type ? { hydration: italianDecimal(choosePizzaType(type).hydration) } : {}
  const given = SIMPLE_FIELDS.flatMap((field) => {
    const text = typed[field]
    return text === undefined ? [] : [[field, text]]
  })
  return { ...form, ...water, ...Object.fromEntries(given) }
}

/** The form of a shared link; null if the link has none of the `SIMPLE_FIELDS`. A missing parameter gets
 * its default. If a parameter is repeated, its first value counts. */
export function simpleFormOfQuery(
  pairs: Iterable<readonly [name: string, value: string]>,
): SimpleForm | null {
  const given = new Map<string, string>()
  for (const [name, value] of pairs) if (!given.has(name)) given.set(name, value)
  if (!SIMPLE_FIELDS.some((field) => given.has(field))) return null
  const first = simpleFormOf(DEFAULT_SIMPLE_PARAMS)
  const texts = SIMPLE_FIELDS.map((field) => [field, given.get(field) ?? first[field]])
  return Object.fromEntries(texts) as SimpleForm
}
