import type { Allergen } from './allergens.ts'
import type { NutrientName, Nutrients } from './nutrients.ts'
import type { Species } from './species.ts'

export const FOOD_CATEGORIES = ['farina', 'formaggio', 'carne', 'verdure', 'salsa', 'olio', 'altro'] as const
/** For callers that want the foods of each category. */
export const ALL_CATEGORIES = 'tutti'
type FoodCategory = (typeof FOOD_CATEGORIES)[number]

/** Where the values come from: [USDA-SR], [CIQUAL-2020] ([CIQUAL-2025] without a code), [BLS-4], what packages declare
 * [ETICHETTE], or other rows of this table in stated parts. */
export type FoodSource = {
  database: 'USDA' | 'CIQUAL' | 'BLS' | 'etichette' | 'Somma'
  code: string
  food: string
}

/** One ingredient of the table. */
export type Food = {
  id: string
  name: string
  category: FoodCategory
  /** For 100 g of the edible part, raw unless the name says otherwise. Missing values are 0 and listed in `missing`. */
  per100g: Nutrients
  missing: NutrientName[]
  contains: Allergen[]
  /** Cereals and nuts of `contains` by name. */
  species: Species[]
  /** By common recipe or handling: the label decides. */
  mayContain: Allergen[]
  source: FoodSource
  /** Why the values are an estimate (those of the closest food, or a sum); undefined where they are the food's own. */
  estimate?: string
  /** How recipes call it; `name` is always one of them. */
  names: string[]
}
