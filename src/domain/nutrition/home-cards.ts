/** The ingredients of the home page: texts of content/home-nutrition.yaml, figures of content/ingredients/.
 *
 * Units   per 100 g.
 * Source  reference intakes: [REG-1169-2011]; 25 g of fibre a day: [EFSA-FIBRE-2010]. */
import type { NutrientName } from '../ingredients/nutrients.ts'

type Importance = 'Alta' | 'Media' | 'Bassa'
export type HomeNutrient = {
  name: string
  nutrient: NutrientName
  value: number
  importance: Importance
  description: string
}
export type HomeCard = {
  name: string
  emoji: string
  glyph: string
  description: string
  nutrients: HomeNutrient[]
}

/** Daily reference intake of an adult. 2400 mg of sodium are 6 g of salt. */
const DAILY: Readonly<Record<NutrientName, number>> = {
  kcal: 2000,
  protein_g: 50,
  carbs_g: 260,
  fat_g: 70,
  sat_fat_g: 20,
  fiber_g: 25,
  sugar_g: 90,
  sodium_mg: 2400,
}

export const dailyPct = ({ nutrient, value }: HomeNutrient): number => (100 * value) / DAILY[nutrient]
