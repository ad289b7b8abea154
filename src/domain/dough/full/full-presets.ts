/** Styles of the full calculator's presets bar.
 *
 * Units   those of `full-limits.ts`: percent of the flour, g/cm², hours.
 * Source  content/styles/, from the site's specification.
 * Valid   every value is within `DOUGH_LIMITS`. */
import { FULL_STYLES } from '#knowledge/styles-full.ts'
import { pizzaAreaCm2 } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm, HOUSE_FORM } from './full-limits.ts'

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
  { id: string; name: string; description: string } & Pick<DoughForm, (typeof PRESET_FIELDS)[number]>
>

export const DOUGH_PRESETS = FULL_STYLES satisfies readonly DoughPreset[]
export type DoughPresetId = (typeof DOUGH_PRESETS)[number]['id']

/** A style is not a tested recipe, so the yeast of one does not count any longer. */
export function applyPreset(form: Readonly<DoughForm>, preset: DoughPreset): DoughForm {
  const values = Object.fromEntries(PRESET_FIELDS.map((field) => [field, preset[field]]))
  return { ...form, yeastFactor: DEFAULT_DOUGH_FORM.yeastFactor, ...values }
}

export function matchingPreset(form: Readonly<DoughForm>): DoughPreset | null {
  return DOUGH_PRESETS.find((preset) => PRESET_FIELDS.every((field) => form[field] === preset[field])) ?? null
}

const SPECIFIED = [
  DEFAULT_DOUGH_FORM.thicknessFactor,
  ...DOUGH_PRESETS.filter(({ id }) => id === 'napoletana').map(({ thicknessFactor }) => thicknessFactor),
]

/** The usual ball in grams, to stand beside the lighter one of a form that nobody has changed. */
export function ballBesideG(form: Readonly<DoughForm>): number | null {
  const areaCm2 =
    form.shape === 'round' && SPECIFIED.includes(form.thicknessFactor) ? pizzaAreaCm2(form) : null
  return areaCm2 && Math.round(areaCm2 * HOUSE_FORM.thicknessFactor)
}
