/** The ingredients of a pizza, with values for 100 g from open sources.
 *
 * Source  [USDA-SR] (public domain), [CIQUAL-2020] and [CIQUAL-2025] (Etalab 2.0), [BLS-4] (CC BY 4.0); checked against [CREA], which is
 *         not shipped: see docs/sources.md. */
import type { Food } from './food.ts'
import { CHEESES } from './foods/cheeses.ts'
import { FISH_AND_EGGS } from './foods/fish-and-eggs.ts'
import { FLOURS } from './foods/flours.ts'
import { MEATS } from './foods/meats.ts'
import { PANTRY } from './foods/pantry.ts'
import { FATS, SAUCES } from './foods/sauces-and-fats.ts'
import { VEGETABLES } from './foods/vegetables.ts'
import { readFoodTable } from './read-food-table.ts'

const byId = new Map<string, Food>()
const TABLES = [
  ['farina', FLOURS],
  ['olio', FATS],
  ['formaggio', CHEESES],
  ['carne', MEATS],
  ['verdure', VEGETABLES],
  ['salsa', SAUCES],
  ['altro', FISH_AND_EGGS],
  ['altro', PANTRY],
] as const
for (const [category, table] of TABLES)
  for (const food of readFoodTable(category, table, (id) => byId.get(id))) byId.set(food.id, food)

/** In the order of the tables: by category, the common ones first. */
export const FOODS: readonly Food[] = [...byId.values()]

export const foodById = (id: string): Food | undefined => byId.get(id)
