import type { Allergen } from './allergens.ts'
import type { NutrientName, Nutrients } from './nutrients.ts'
import type { Species } from './species.ts'

export const FOOD_CATEGORIES = ['farina', 'formaggio', 'carne', 'verdure', 'salsa', 'olio', 'altro'] as const
export const ALL_CATEGORIES = 'tutti'
type FoodCategory = (typeof FOOD_CATEGORIES)[number]

/** Origin of the values: [USDA-SR], [CIQUAL-2020] ([CIQUAL-2025] without a code), [BLS-4] or package labels
 * [ETICHETTE]. 'Somma': a mixture of other rows of this table. */
export type FoodSource = {
  database: 'USDA' | 'CIQUAL' | 'BLS' | 'etichette' | 'Somma'
  code: string
  food: string
}

export type Food = {
  id: string
  name: string
  category: FoodCategory
  /** Per 100 g of the edible part, raw unless the name says otherwise. Missing values are 0 and listed in
   * `missing`. */
  per100g: Nutrients
  missing: NutrientName[]
  contains: Allergen[]
  species: Species[]
  /** By common recipe or handling; the label is decisive. */
  mayContain: Allergen[]
  source: FoodSource
  /** Reason why the values are an estimate (a similar food, or a sum); undefined for own values. */
  estimate?: string
  names: string[]
}
