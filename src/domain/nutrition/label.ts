/** The nutrition declaration in the form of a European label.
 *
 * Units   energy in kJ and kcal, salt in grams: sodium x 2.5.
 * Source  [REG-1169-2011]: annex I (salt), annex XIII part B (reference intakes of an adult), annex XV
 *         (order and units); [EC-TOLERANCES-2012] table 4 (rounding); [FOP-UK-2016] (traffic light: limits
 *         per 100 g of food, and a second limit for red per portion above 100 g). The traffic light is a
 *         voluntary scheme of the United Kingdom.
 * Valid   non-negative values. */
import type { NutrientName, Nutrients } from '../ingredients/nutrients.ts'

const KJ_PER_KCAL = 4.184
export const saltG = (sodiumMg: number): number => (sodiumMg * 2.5) / 1000

export const LABEL_FILE_NAME = 'etichetta-nutrizionale.pdf'

export type LabelKey = 'energy' | 'fat' | 'saturates' | 'carbs' | 'sugars' | 'fibre' | 'protein' | 'salt'

export type LabelRow = {
  key: LabelKey
  name: string
  nutrient: NutrientName
  read: (values: Nutrients) => number
  intake: number | null
}

/** Rows in the order of the regulation. `intake` is the reference intake in kcal or grams; null for fibre. */
export const LABEL_ROWS: readonly LabelRow[] = (
  [
    ['energy', 'Energia', 'kcal', 2000],
    ['fat', 'Grassi', 'fat_g', 70],
    ['saturates', 'di cui acidi grassi saturi', 'sat_fat_g', 20],
    ['carbs', 'Carboidrati', 'carbs_g', 260],
    ['sugars', 'di cui zuccheri', 'sugar_g', 90],
    ['fibre', 'Fibre', 'fiber_g', null],
    ['protein', 'Proteine', 'protein_g', 50],
    ['salt', 'Sale', 'sodium_mg', 6],
  ] as const
).map(([key, name, nutrient, intake]) => ({
  key,
  name,
  nutrient,
  intake,
  read: (values) => (nutrient === 'sodium_mg' ? saltG(values.sodium_mg) : values[nutrient]),
}))

export const intakePct = ({ read, intake }: LabelRow, values: Nutrients): number | null =>
  intake === null ? null : (100 * read(values)) / intake

const italian = (value: number, digits: number) => value.toFixed(digits).replace('.', ',')

/** Grams up to `small` are written as 0. Grams below `fine` get `digits` decimals, all larger amounts one
 * decimal less. */
function rounded(grams: number, { small, fine, digits }: { small: number; fine: number; digits: number }) {
  if (grams <= small) return '0 g'
  const text = italian(grams, grams < fine ? digits : digits - 1)
  return `${text} g`
}

export function labelAmount(key: LabelKey, value: number): string {
  if (key === 'energy') return `${Math.round(value * KJ_PER_KCAL)} kJ / ${Math.round(value)} kcal`
  if (key === 'salt') return rounded(value, { small: 0.0125, fine: 1, digits: 2 })
  return rounded(value, { small: key === 'saturates' ? 0.1 : 0.5, fine: 10, digits: 1 })
}

export type Light = 'basso' | 'medio' | 'alto'
/** Per 100 g of food: green up to `low`, red above `high`. Per portion: red above `portion`. In grams. */
const LIGHTS: Readonly<Partial<Record<LabelKey, { low: number; high: number; portion: number }>>> = {
  fat: { low: 3, high: 17.5, portion: 21 },
  saturates: { low: 1.5, high: 5, portion: 6 },
  sugars: { low: 5, high: 22.5, portion: 27 },
  salt: { low: 0.3, high: 1.5, portion: 1.8 },
}
const LARGE_PORTION_G = 100

export function trafficLight(key: LabelKey, per100g: number, portionG = 0): Light | null {
  const bands = LIGHTS[key]
  if (!bands) return null
  if (portionG > LARGE_PORTION_G && (per100g * portionG) / 100 > bands.portion) return 'alto'
  if (per100g <= bands.low) return 'basso'
  return per100g <= bands.high ? 'medio' : 'alto'
}
