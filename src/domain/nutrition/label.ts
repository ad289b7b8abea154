/** The nutrition declaration as a European label writes it.
 *
 * Units   energy in kJ and kcal, salt in grams: sodium x 2.5.
 * Source  [REG-1169-2011]: annex I (salt), annex XIII part B (reference intakes of an adult), annex XV (order and
 *         units); [EC-TOLERANCES-2012] table 4 (rounding); [FOP-UK-2016] (bands of the traffic light, per 100 g of
 *         food). The traffic light is a voluntary form of the United Kingdom, shown as guidance.
 * Valid   non-negative values. */
import type { Nutrients } from './nutrients.ts'

const KJ_PER_KCAL = 4.184
/** Milligrams of sodium to grams of salt. */
export const saltG = (sodiumMg: number): number => (sodiumMg * 2.5) / 1000

/** What the printed sheet is called on the reader's disk. */
export const LABEL_FILE_NAME = 'etichetta-nutrizionale.pdf'

export type LabelKey = 'energy' | 'fat' | 'saturates' | 'carbs' | 'sugars' | 'fibre' | 'protein' | 'salt'

type LabelRow = { key: LabelKey; name: string; read: (values: Nutrients) => number; intake: number | null }

/** In the order of the regulation. `intake`: the reference intake, in kcal or grams; fibre has none. */
export const LABEL_ROWS: readonly LabelRow[] = [
  { key: 'energy', name: 'Energia', read: ({ kcal }) => kcal, intake: 2000 },
  { key: 'fat', name: 'Grassi', read: ({ fat_g }) => fat_g, intake: 70 },
  { key: 'saturates', name: 'di cui acidi grassi saturi', read: ({ sat_fat_g }) => sat_fat_g, intake: 20 },
  { key: 'carbs', name: 'Carboidrati', read: ({ carbs_g }) => carbs_g, intake: 260 },
  { key: 'sugars', name: 'di cui zuccheri', read: ({ sugar_g }) => sugar_g, intake: 90 },
  { key: 'fibre', name: 'Fibre', read: ({ fiber_g }) => fiber_g, intake: null },
  { key: 'protein', name: 'Proteine', read: ({ protein_g }) => protein_g, intake: 50 },
  { key: 'salt', name: 'Sale', read: ({ sodium_mg }) => saltG(sodium_mg), intake: 6 },
]

/** Percent of the reference intake, unrounded; null where there is none. */
export const intakePct = ({ read, intake }: LabelRow, values: Nutrients): number | null =>
  intake === null ? null : (100 * read(values)) / intake

const italian = (value: number, digits: number) => value.toFixed(digits).replace('.', ',')

/** `small`: up to here the label says 0; `fine`: below this one more decimal is written. */
function rounded(grams: number, { small, fine, digits }: { small: number; fine: number; digits: number }) {
  if (grams <= small) return '0 g'
  const text = italian(grams, grams < fine ? digits : digits - 1)
  return `${text} g`
}

/** The amount as the label writes it: '1046 kJ / 250 kcal', '7,5 g', '12 g', '0,45 g' of salt, '0 g'. */
export function labelAmount(key: LabelKey, value: number): string {
  if (key === 'energy') return `${Math.round(value * KJ_PER_KCAL)} kJ / ${Math.round(value)} kcal`
  if (key === 'salt') return rounded(value, { small: 0.0125, fine: 1, digits: 2 })
  return rounded(value, { small: key === 'saturates' ? 0.1 : 0.5, fine: 10, digits: 1 })
}

export type Light = 'basso' | 'medio' | 'alto'
/** `low` and below is green; above `high` is red. Grams per 100 g of food. */
const LIGHTS: Readonly<Partial<Record<LabelKey, { low: number; high: number }>>> = {
  fat: { low: 3, high: 17.5 },
  saturates: { low: 1.5, high: 5 },
  sugars: { low: 5, high: 22.5 },
  salt: { low: 0.3, high: 1.5 },
}

/** The band of a value per 100 g; null for what has no traffic light. */
export function trafficLight(key: LabelKey, per100g: number): Light | null {
  const bands = LIGHTS[key]
  if (!bands) return null
  if (per100g <= bands.low) return 'basso'
  return per100g <= bands.high ? 'medio' : 'alto'
}
