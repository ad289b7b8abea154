import type { Allergen } from './allergens.ts'
import type { NutrientName, Nutrients } from './nutrients.ts'
import type { Species } from './species.ts'

export const FOOD_CATEGORIES = ['farina', 'formaggio', 'carne', 'verdure', 'salsa', 'olio', 'altro'] as const
export const ALL_CATEGORIES = 'tutti'
type FoodCategory = (typeof FOOD_CATEGORIES)[number]

/** Origin of the values: [USDA-SR], [CIQUAL-2020], [CIQUAL-2025] (no code), [BLS-4] or package labels
 * [ETICHETTE]. 'Somma' is a mixture of other foods of this table. */
export type FoodSource = {
  database: 'USDA' | 'CIQUAL' | 'BLS' | 'etichette' | 'Somma'
  code: string
  food: string
}

export type Food = {
  id: string
  name: string
  category: FoodCategory
  /** Per 100 g of the edible part, raw unless the name says otherwise. A missing value is 0, and its nutrient
   * is in `missing`. */
  per100g: Nutrients
  missing: NutrientName[]
  contains: Allergen[]
  species: Species[]
  /** Possible allergens by common recipe or handling. The label of the bought product is decisive. */
  mayContain: Allergen[]
  source: FoodSource
  /** Reason why the values are an estimate (a similar food, or a sum). Undefined for the food's own values. */
  estimate?: string
  names: string[]
}
