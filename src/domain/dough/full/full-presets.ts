/** Styles of the full calculator's presets bar.
 *
 * Units   those of `full-limits.ts`: percent of the flour, g/cm², hours.
 * Source  content/styles/, from the site's specification, which leaves the shape open: [stima]. Pan dough by
 *         area / 2: [RAFCALC-TEGLIA].
 * Valid   every value is within `DOUGH_LIMITS`. */
import { FULL_STYLES } from '#knowledge/styles-full.ts'
import { pizzaAreaCm2 } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm, HOUSE_FORM, type PizzaShape } from './full-limits.ts'

export const PRESET_FIELDS = [
  'thicknessFactor',
  'hydrationPct',
  'saltPct',
  'oilPct',
  'sugarPct',
  'fermentMode',
  'fermentHours',
] as const satisfies readonly (keyof DoughForm)[]

export type DoughPreset = Readonly<
  {
    id: string
    name: string
    description: string
    /** How the style is baked. Applying it leaves the form's own shape. */
    shape: PizzaShape
    /** What the style is usually stretched to, where the specified thickness is another. */
    usualThicknessFactor?: number
  } & Pick<DoughForm, (typeof PRESET_FIELDS)[number]>
>

export const DOUGH_PRESETS = FULL_STYLES satisfies readonly DoughPreset[]
export type DoughPresetId = (typeof DOUGH_PRESETS)[number]['id']

/** A style is not a tested recipe, so the yeast of one does not count any longer. */
export function applyPreset(form: Readonly<DoughForm>, preset: DoughPreset): DoughForm {
  const values = Object.fromEntries(PRESET_FIELDS.map((field) => [field, preset[field]]))
  return { ...form, yeastFactor: DEFAULT_DOUGH_FORM.yeastFactor, ...values }
}

const PRESETS: readonly DoughPreset[] = DOUGH_PRESETS
const DIGITS = 1e4

/** A style that is stretched as thin as a house ball takes the reader's own ball. Rounded up, so that no ball
 * is lighter. */
function usualThickness({ usualThicknessFactor: own }: Readonly<DoughPreset>, house: number): number | null {
  if (own === undefined) return null
  const isOfHouse = Math.abs(own - HOUSE_FORM.thicknessFactor) < 0.01
  return isOfHouse ? Math.ceil(house * DIGITS) / DIGITS : own
}

/** A style stays the same with its usual ball. */
export const matchingPreset = (
  form: Readonly<DoughForm>,
  house: number = HOUSE_FORM.thicknessFactor,
): DoughPreset | null =>
  PRESETS.find((preset) =>
    PRESET_FIELDS.every(
      (field) =>
        form[field] === preset[field] ||
        (field === 'thicknessFactor' && form[field] === usualThickness(preset, house)),
    ),
  ) ?? null

const FIRST: DoughPreset = {
  ...DEFAULT_DOUGH_FORM,
  id: '',
  description: '',
  usualThicknessFactor: HOUSE_FORM.thicknessFactor,
}

const STYLES = [FIRST, ...PRESETS]

/** Of a round pizza with its usual ball: the thickness that the specification gives to it. */
export function specifiedThickness(
  form: Readonly<DoughForm>,
  house: number = HOUSE_FORM.thicknessFactor,
): number | null {
  const isUsual = (one: DoughPreset) => usualThickness(one, house) === form.thicknessFactor
  const style = matchingPreset(form, house)
  const found = style && isUsual(style) ? style : STYLES.find(isUsual)
  return form.shape === 'round' ? (found?.thicknessFactor ?? null) : null
}

/** In g/cm²: half a gram of dough per cm² of pan, 'lunghezza x larghezza / 2'. */
export const PAN_RULE_THICKNESS = 0.5

const IN_PAN = {
  ...FIRST,
  shape: 'pan',
  thicknessFactor: PAN_RULE_THICKNESS,
  usualThicknessFactor: PAN_RULE_THICKNESS,
} as const

/** In g/cm², for a shape that the reader has just chosen: a thickness of the other shape gives way to the
 * usual one. That of a recipe, or of the reader, belongs to no style and stays. */
export function thicknessIn(
  shape: PizzaShape,
  own: number,
  isByEstimate = false,
  house: number = HOUSE_FORM.thicknessFactor,
): number {
  const known = [...STYLES, IN_PAN].filter((one) =>
    [one.thicknessFactor, usualThickness(one, house)].includes(own),
  )
  if (known.length === 0 || known.some((one) => one.shape === shape)) return own
  if (shape === 'pan') return PAN_RULE_THICKNESS
  // A kitchen with a ball of its own begins with it.
  return isByEstimate || house !== HOUSE_FORM.thicknessFactor ? house : FIRST.thicknessFactor
}

type UsualBall = { ballG: number; thicknessFactor: number }

/** The usual ball, to stand beside the lighter one that the site's specification gives to a round pizza. */
export function usualBall(
  form: Readonly<DoughForm>,
  house: number = HOUSE_FORM.thicknessFactor,
): UsualBall | null {
  const specified = STYLES.find((one) => one.thicknessFactor === form.thicknessFactor)
  const thicknessFactor = specified ? usualThickness(specified, house) : null
  const areaCm2 = form.shape === 'round' ? pizzaAreaCm2(form) : null
  return thicknessFactor === null || areaCm2 === null || thicknessFactor === form.thicknessFactor
    ? null
    : { ballG: Math.round(areaCm2 * thicknessFactor), thicknessFactor }
}
