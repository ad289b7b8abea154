/** Converts raw values of a form, link or request to a `DoughForm`, or to one message per wrong field.
 *
 * Units   those of `full-limits.ts`: percentages as typed (63).
 * Source  ranges of `full-limits.ts`.
 * Valid   any value: text with comma or point, numbers, booleans or 'true' and 'false'. Nothing is
 *         corrected silently. Preferment and starter are refused if they need more flour or water than the
 *         dough has, even within their ranges. */
import { finiteOf, numberWithin, oneOf, type Reading, readFields } from '../field-reading.ts'
import {
  DEFAULT_DOUGH_FORM,
  DIMENSION_LIMITS,
  type DimensionField,
  DOUGH_LIMITS,
  type DoughField,
  type DoughForm,
  FERMENT_MODES,
  NAME_MAX_LENGTH,
  NOTES_MAX_LENGTH,
  type NumberField,
  PERCENT_FIELDS,
  PIZZA_SHAPES,
  YEAST_TYPES,
} from './full-limits.ts'
import { splitForm } from './full-split.ts'

export type RawDoughForm = Readonly<Partial<Record<DoughField, unknown>>>
export type DoughFormErrors = Partial<Record<DoughField, string>>
export type DoughFormReading =
  | { form: DoughForm }
  | {
      errors: DoughFormErrors /** Why fields that are right by themselves cannot be together. */
      conflict?: string
    }

const isPercent = (field: NumberField): boolean => (PERCENT_FIELDS as readonly string[]).includes(field)

const number =
  (field: NumberField) =>
  (raw: unknown): Reading<number> =>
    numberWithin(raw, DOUGH_LIMITS[field], {
      unit: isPercent(field) ? ' %' : '',
      isWhole: field === 'servings',
    })

/** More than this is a slip of the finger. */
export const MOST_PIZZAS = 400

/** Into how many doughs of nearly equal size so many pizzas go, and how many the largest makes. */
export function equalDoughs(pizzas: number): { doughs: number; most: number } {
  const doughs = Math.ceil(pizzas / DOUGH_LIMITS.servings.max)
  return { doughs, most: Math.ceil(pizzas / doughs) }
}

/** Above the limit, the message says how to make that many: '3 impasti: 2 da 17 e 1 da 16'. */
function servings(raw: unknown): Reading<number> {
  const count = finiteOf(raw) ?? 0
  const { min, max } = DOUGH_LIMITS.servings
  if (!Number.isInteger(count) || count <= max || count > MOST_PIZZAS) return number('servings')(raw)
  const { doughs, most } = equalDoughs(count)
  const less = doughs * most - count
  const sizes = less === 0 ? ` da ${most}` : `: ${doughs - less} da ${most} e ${less} da ${most - 1}`
  return { error: `Da ${min} a ${max} per volta: per ${count} fai ${doughs} impasti${sizes}` }
}

const isBlank = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')

/** The form hides the dimensions of the shape that is not chosen, so an invalid value there gives null
 * instead of an error. */
const dimension =
  (field: DimensionField) =>
  (raw: unknown, all: RawDoughForm): Reading<number | null> => {
    if (isBlank(raw)) return { value: null }
    const value = finiteOf(raw)
    const { min, max } = DIMENSION_LIMITS
    if (value !== null && value >= min && value <= max) return { value }
    const isAsked = (all.shape === 'pan') === (field !== 'diameterCm')
    return isAsked ? { error: `Inserisci una misura da ${min} a ${max} cm` } : { value: null }
  }

function yesOrNo(raw: unknown): Reading<boolean> {
  if (raw === true || raw === 'true') return { value: true }
  if (raw === false || raw === 'false') return { value: false }
  return { error: 'Scegli sì o no' }
}

/** Excludes control characters and lone surrogates. Notes may contain line breaks and tabs. */
const STORABLE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
const STORABLE_TEXT = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
const STRANGE = 'Contiene caratteri non ammessi'

function name(raw: unknown): Reading<string> {
  if (typeof raw !== 'string' || raw.trim() === '') return { error: 'Nome richiesto' }
  const value = raw.trim()
  if (!STORABLE_LINE.test(value)) return { error: STRANGE }
  return value.length > NAME_MAX_LENGTH ? { error: `Al massimo ${NAME_MAX_LENGTH} caratteri` } : { value }
}

function notes(raw: unknown): Reading<string> {
  if (isBlank(raw)) return { value: '' }
  if (typeof raw !== 'string') return { error: 'Inserisci un testo' }
  if (!STORABLE_TEXT.test(raw)) return { error: STRANGE }
  return raw.length > NOTES_MAX_LENGTH
    ? { error: `Al massimo ${NOTES_MAX_LENGTH} caratteri` }
    : { value: raw }
}

const READERS: { [F in DoughField]: (raw: unknown, all: RawDoughForm) => Reading<DoughForm[F]> } = {
  name,
  servings,
  shape: oneOf(PIZZA_SHAPES),
  diameterCm: dimension('diameterCm'),
  panLengthCm: dimension('panLengthCm'),
  panWidthCm: dimension('panWidthCm'),
  thicknessFactor: number('thicknessFactor'),
  hydrationPct: number('hydrationPct'),
  saltPct: number('saltPct'),
  oilPct: number('oilPct'),
  sugarPct: number('sugarPct'),
  yeastType: oneOf(YEAST_TYPES),
  // The site's specification does not have these two fields. Without them, the yeast follows the site's rule.
  yeastByEstimate: (raw) => yesOrNo(raw ?? DEFAULT_DOUGH_FORM.yeastByEstimate),
  yeastFactor: (raw) => number('yeastFactor')(raw ?? DEFAULT_DOUGH_FORM.yeastFactor),
  fermentHours: number('fermentHours'),
  fermentMode: oneOf(FERMENT_MODES),
  roomTempC: number('roomTempC'),
  fridgeTempC: number('fridgeTempC'),
  prefermentEnabled: yesOrNo,
  prefermentFlourPct: number('prefermentFlourPct'),
  prefermentHydrationPct: number('prefermentHydrationPct'),
  sourdoughEnabled: yesOrNo,
  sourdoughStarterPct: number('sourdoughStarterPct'),
  sourdoughStarterHydrationPct: number('sourdoughStarterHydrationPct'),
  altitudeM: number('altitudeM'),
  humidityPct: number('humidityPct'),
  notes,
}

const STAGE_FIELDS = {
  prefermentEnabled: ['prefermentFlourPct', 'prefermentHydrationPct'],
  sourdoughEnabled: ['sourdoughStarterPct', 'sourdoughStarterHydrationPct'],
} as const satisfies Partial<Record<DoughField, readonly DoughField[]>>

function splitConflict(form: DoughForm): Extract<DoughFormReading, { errors: unknown }> | null {
  const answer = splitForm(form)
  if (answer === null || 'split' in answer) return null
  const { code, message } = answer.refusal
  const also = code === 'too-much-flour' ? 'Chiede troppa farina' : 'Chiede troppa acqua'
  const switches = Object.keys(STAGE_FIELDS) as (keyof typeof STAGE_FIELDS)[]
  const involved = switches
    .filter((name) => form[name])
    .flatMap((name): readonly DoughField[] => STAGE_FIELDS[name])
  const errors = Object.fromEntries(involved.map((field, index) => [field, index === 0 ? message : also]))
  return { errors, conflict: message }
}

/** A missing dimension is not an error here. `calculateDough` returns 'Dimensioni pizza non valide' for it. */
export function validateDoughForm(raw: RawDoughForm): DoughFormReading {
  const reading = readFields(READERS, raw)
  return 'errors' in reading ? reading : (splitConflict(reading.values) ?? { form: reading.values })
}
