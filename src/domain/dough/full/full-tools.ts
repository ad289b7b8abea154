/** Inputs of the full calculator's tools: start, plan, water and flour.
 *
 * Units   in the field's name (`…G`, `…Cm`, `…TempC`); W in 10^-4 J; `bakeAt` a local date and time,
 *         `wake…` hours and minutes of the day.
 * Source  ranges of `start-from.ts`, `water-temperature.ts`, `flour-strength.ts`; the ranges of kitchen
 *         temperatures and W, and all defaults are [stima].
 * Valid   `readNumbers` rejects everything else. */
import { numberWithin } from '../field-reading.ts'
import { DIMENSION_LIMITS, DOUGH_LIMITS, HOUSE_BALL_G, type Range } from './full-limits.ts'
import { START_LIMITS } from './start-from.ts'

/** A field with the default '' is optional: the caller of `readNumbers` gives the value to use instead. */
const NUMBERS = {
  haveFlourG: { ...START_LIMITS.flourG, first: '1000' },
  haveBalls: { ...DOUGH_LIMITS.servings, first: '6' },
  haveBallG: { ...START_LIMITS.ballG, first: String(HOUSE_BALL_G) },
  havePans: { ...DOUGH_LIMITS.servings, first: '1' },
  havePanLengthCm: { ...DIMENSION_LIMITS, first: '40' },
  havePanWidthCm: { ...DIMENSION_LIMITS, first: '30' },
  folds: { min: 0, max: 4, first: '2' },
  doughTempC: { min: 15, max: 35, first: '24' },
  flourTempC: { min: 0, max: 45, first: '' },
  prefermentTempC: { min: 0, max: 45, first: '' },
  tapTempC: { min: 1, max: 40, first: '18' },
  freezerTempC: { min: -30, max: 0, first: '-18' },
  firstW: { min: 50, max: 500, first: '180' },
  secondW: { min: 50, max: 500, first: '380' },
  targetW: { min: 50, max: 500, first: '' },
} as const satisfies Record<string, Range & { first: string }>
export type ToolNumber = keyof typeof NUMBERS
const WHOLE: readonly ToolNumber[] = ['haveBalls', 'havePans', 'folds']

const TEXTS = { bakeAt: '', wakeFrom: '07:00', wakeTo: '23:00', mixing: 'mano' }
export type ToolField = ToolNumber | keyof typeof TEXTS
export type ToolDraft = Record<ToolField, string>

export const FIRST_TOOLS: Readonly<ToolDraft> = {
  ...(Object.fromEntries(Object.entries(NUMBERS).map(([field, { first }]) => [field, first])) as Record<
    ToolNumber,
    string
  >),
  ...TEXTS,
}
export const TOOL_FIELDS = Object.keys(FIRST_TOOLS) as readonly ToolField[]

export const isToolField = (name: string): name is ToolField => Object.hasOwn(FIRST_TOOLS, name)
export const isToolNumber = (field: ToolField): field is ToolNumber => field in NUMBERS

export type ToolErrors = Partial<Record<ToolField, string>>
export type NumbersReading<F extends ToolNumber> = { values: Record<F, number> } | { errors: ToolErrors }

export function readNumbers<F extends ToolNumber>(
  draft: Readonly<ToolDraft>,
  fields: readonly F[],
  otherwise: Partial<Record<F, number>> = {},
): NumbersReading<F> {
  const values: Partial<Record<F, number>> = {}
  const errors: ToolErrors = {}
  for (const field of fields) {
    const fallback = draft[field].trim() === '' ? otherwise[field] : undefined
    const reading =
      fallback === undefined
        ? numberWithin(draft[field], NUMBERS[field], { isWhole: WHOLE.includes(field) })
        : { value: fallback }
    if ('error' in reading) errors[field] = reading.error
    else values[field] = reading.value
  }
  return Object.keys(errors).length > 0 ? { errors } : { values: values as Record<F, number> }
}
