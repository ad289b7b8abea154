/** Query string of the full calculator: every parameter is a form field.
 *
 * Units   in the address fractions (0.63, decimal point); in the draft percentages as typed (63, decimal
 *         comma).
 * Source  the site's specification: names of the form's fields, booleans as true and false.
 * Valid   any address. A missing parameter gets its default. A wrong value stays in the draft unchanged
 *         and is reported next to its field. */
import { italianDecimal, parseDecimal, plainDecimal } from '#domain/words/decimal-input.ts'
import { fractionOfPercent, percentOfFraction } from '#domain/words/percent.ts'
import {
  DEFAULT_DOUGH_FORM,
  DIMENSION_HINTS,
  DOUGH_FIELDS,
  DOUGH_LIMITS,
  type DoughField,
  type DoughForm,
  PERCENT_FIELDS,
} from './full-limits.ts'
import { type DoughFormErrors, validateDoughForm } from './full-validation.ts'

export type DoughDraft = Record<DoughField, string>
export type QueryPairs = Iterable<readonly [name: string, value: string]>

/** Parameter that a form without JavaScript sends: the percentages in this address are 63, not 0.63.
 * `queryOfDraft` never writes this parameter. */
export const TYPED_PERCENTAGES = { name: 'percent', value: 'whole' } as const

const PERCENT_NAMES: ReadonlySet<DoughField> = new Set(PERCENT_FIELDS)
const NUMERIC_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(DOUGH_LIMITS),
  ...Object.keys(DIMENSION_HINTS),
])
const LEFT_OUT_AT_FIRST: ReadonlySet<DoughField> = new Set([
  'panLengthCm',
  'panWidthCm',
  'notes',
  'yeastByEstimate',
  'yeastFactor',
])

function mapDraft(change: (field: DoughField) => string): DoughDraft {
  return Object.fromEntries(DOUGH_FIELDS.map((field) => [field, change(field)])) as DoughDraft
}

/** A percentage has up to eight decimals, so that a fraction with ten decimals in a link is kept. */
const percentText = (percent: number) => italianDecimal(percent, 8)

/** A percentage becomes a fraction ('62,5': '0.625'). Any other number only gets a decimal point. Other
 * text is unchanged. */
function storedText(field: DoughField, typed: string): string {
  const value = NUMERIC_NAMES.has(field) ? parseDecimal(typed) : null
  if (value === null) return typed
  return PERCENT_NAMES.has(field) ? plainDecimal(fractionOfPercent(value)) : typed.trim().replace(',', '.')
}

function typedText(field: DoughField, stored: string): string {
  const value = NUMERIC_NAMES.has(field) ? parseDecimal(stored) : null
  if (value === null) return stored
  return PERCENT_NAMES.has(field) ? percentText(percentOfFraction(value)) : stored.trim().replace('.', ',')
}

export function draftOfForm(form: Readonly<DoughForm>): DoughDraft {
  return mapDraft((field) => {
    const value = form[field]
    if (typeof value !== 'number') return value === null ? '' : String(value)
    return PERCENT_NAMES.has(field) ? percentText(value) : italianDecimal(value)
  })
}

export function draftOfQuery(pairs: QueryPairs): DoughDraft {
  const given = new Map<string, string>()
  for (const [name, value] of pairs) if (!given.has(name)) given.set(name, value)
  const areTyped = given.get(TYPED_PERCENTAGES.name) === TYPED_PERCENTAGES.value
  const first = draftOfForm(DEFAULT_DOUGH_FORM)
  return mapDraft((field) => {
    const text = given.get(field)
    if (text === undefined) return first[field]
    return areTyped ? text : typedText(field, text)
  })
}

export function queryOfDraft(draft: DoughDraft): [name: string, value: string][] {
  const first = draftOfForm(DEFAULT_DOUGH_FORM)
  return DOUGH_FIELDS.filter((field) => draft[field] !== first[field] || !LEFT_OUT_AT_FIRST.has(field)).map(
    (field) => [field, storedText(field, draft[field])],
  )
}

/** The doses do not depend on the name. A wrong name is reported, and the doses are computed with the
 * default name. */
export function readDoses(draft: DoughDraft): {
  form: DoughForm | null
  errors: DoughFormErrors
  conflict: string | null
} {
  const reading = validateDoughForm(draft)
  const nameError = 'errors' in reading ? reading.errors.name : undefined
  if (nameError !== undefined) {
    const named = readDoses({ ...draft, name: DEFAULT_DOUGH_FORM.name })
    return { ...named, errors: { name: nameError, ...named.errors } }
  }
  if ('form' in reading) return { form: reading.form, errors: {}, conflict: null }
  return { form: null, errors: reading.errors, conflict: reading.conflict ?? null }
}

export function queryOfForm(form: Readonly<DoughForm>): [name: string, value: string][] {
  return queryOfDraft(draftOfForm(form))
}
