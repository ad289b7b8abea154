/** The full calculator's address: every form field a query parameter, so a link is a calculation.
 *
 * Units   in the address fractions (0.63, decimal point); in the draft percentages as people type (63, decimal comma).
 * Source  the site's specification: names of the form's fields, booleans as true and false.
 * Valid   any address. A missing parameter has its first value; a wrong one stays in the draft as it came and is
 *         reported beside its field, never replaced. */
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
import { type DoughFormErrors, type DoughFormReading, validateDoughForm } from './full-validation.ts'

/** The text in each input, whole percentages included; choices and booleans are their tokens. */
export type DoughDraft = Record<DoughField, string>
export type QueryPairs = Iterable<readonly [name: string, value: string]>

/** A form sent without JavaScript carries what was typed: with this parameter set to its value the percentages of the
 * address are whole ones. `queryOfDraft` never writes it. */
export const TYPED_PERCENTAGES = { name: 'percent', value: 'whole' } as const

const PERCENT_NAMES: ReadonlySet<DoughField> = new Set(PERCENT_FIELDS)
const NUMERIC_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(DOUGH_LIMITS),
  ...Object.keys(DIMENSION_HINTS),
])
/** Left out of an address at their first value: most doughs have no use for them. */
const LEFT_OUT_AT_FIRST: ReadonlySet<DoughField> = new Set([
  'panLengthCm',
  'panWidthCm',
  'notes',
  'yeastByEstimate',
])

function mapDraft(change: (field: DoughField) => string): DoughDraft {
  return Object.fromEntries(DOUGH_FIELDS.map((field) => [field, change(field)])) as DoughDraft
}

/** With the digits that a link keeps of a fraction: two of its ten decimals are the whole percentage. */
const percentText = (percent: number) => italianDecimal(percent, 8)

/** '62,5' of a percent field becomes '0.625', '0,3' of another '0.3'; text that is no number stays as it is. */
function storedText(field: DoughField, typed: string): string {
  const value = NUMERIC_NAMES.has(field) ? parseDecimal(typed) : null
  if (value === null) return typed
  return PERCENT_NAMES.has(field) ? plainDecimal(fractionOfPercent(value)) : typed.trim().replace(',', '.')
}

/** The way back: '0.625' becomes '62,5', '0.3' becomes '0,3'. */
function typedText(field: DoughField, stored: string): string {
  const value = NUMERIC_NAMES.has(field) ? parseDecimal(stored) : null
  if (value === null) return stored
  return PERCENT_NAMES.has(field) ? percentText(percentOfFraction(value)) : stored.trim().replace('.', ',')
}

/** What the inputs show for a form. */
export function draftOfForm(form: Readonly<DoughForm>): DoughDraft {
  return mapDraft((field) => {
    const value = form[field]
    if (typeof value !== 'number') return value === null ? '' : String(value)
    return PERCENT_NAMES.has(field) ? percentText(value) : italianDecimal(value)
  })
}

/** The inputs of an address. Of a repeated parameter the first counts; unknown ones are left to whoever knows them. */
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

/** Every field in the order of the form, ready for `new URLSearchParams(…)`. */
export function queryOfDraft(draft: DoughDraft): [name: string, value: string][] {
  const first = draftOfForm(DEFAULT_DOUGH_FORM)
  return DOUGH_FIELDS.filter((field) => draft[field] !== first[field] || !LEFT_OUT_AT_FIRST.has(field)).map(
    (field) => [field, storedText(field, draft[field])],
  )
}

/** The form that the inputs mean, or what is wrong with them. */
export function readDraft(draft: DoughDraft): DoughFormReading {
  return validateDoughForm(draft)
}

/** What the doses need: they have no use for a name, so a wrong one is reported and the first one stands in. */
export function readDoses(draft: DoughDraft): {
  form: DoughForm | null
  errors: DoughFormErrors
  conflict: string | null
} {
  const reading = readDraft(draft)
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
