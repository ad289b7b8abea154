/** The simple calculator's parameters from a link, a stored recipe or a call; and a link from them.
 *
 * Units   those of `simple-limits.ts`.
 * Source  names and tokens of the site's API.
 * Valid   any value; a missing one is an error here, `simpleFormOfQuery` starts from the first values. */
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

/** What is wrong with one parameter, in Italian; undefined where nothing is. */
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

/** Whether a shared link wants the yeast of the models. */
export const isByEstimate = (query: { get(name: string): string | null }): boolean =>
  isTrue(query.get('yeastByEstimate'))

/** The nine parameters and, where it is not the specified one, whose yeast; ready for `new URLSearchParams(…)`. */
export function simpleQueryOf(params: Readonly<SimpleDoughParams>): [name: string, value: string][] {
  const fields = SIMPLE_FIELDS.map((field): [string, string] => {
    const value = params[field]
    return [field, typeof value === 'number' ? plainDecimal(value) : value]
  })
  return params.yeastByEstimate ? [...fields, ['yeastByEstimate', 'true']] : fields
}

/** For paper, where somebody types it again: the pizza, and of the others what differs from the first values. */
export const simpleShortQueryOf = (params: Readonly<SimpleDoughParams>): [name: string, value: string][] => {
  const first = new Map(simpleQueryOf(DEFAULT_SIMPLE_PARAMS))
  return simpleQueryOf(params).filter(([name, value]) => name === 'pizzaType' || first.get(name) !== value)
}

/** What the form holds: text, right or wrong, for `validateSimpleParams` to judge. */
export type SimpleForm = Readonly<Record<SimpleField, string>>

export function simpleFormOf(params: Readonly<SimpleDoughParams>): SimpleForm {
  const texts = SIMPLE_FIELDS.map((field) => {
    const value = params[field]
    return [field, typeof value === 'number' ? italianDecimal(value) : value]
  })
  return Object.fromEntries(texts) as SimpleForm
}

/** The form after somebody has typed into it: a type of pizza brings its water, unless the water was typed too. */
export function withTyped(form: SimpleForm, typed: Readonly<Record<string, string | undefined>>): SimpleForm {
  const type = PIZZA_TYPES.find((candidate) => candidate === typed.pizzaType)
  const water = type ? { hydration: italianDecimal(choosePizzaType(type).hydration) } : {}
  const given = SIMPLE_FIELDS.flatMap((field) => {
    const text = typed[field]
    return text === undefined ? [] : [[field, text]]
  })
  return { ...form, ...water, ...Object.fromEntries(given) }
}

/** The form that a shared link asks for: null where it names none of the nine; missing ones stand at their first
 * value. Of a repeated parameter the first counts. */
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
