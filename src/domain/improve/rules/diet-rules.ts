import type { Diet } from '../options.ts'
import { KETOGENIC } from './ketogenic.ts'
import { GLUTEN_FREE_TOPPINGS, LACTOSE_FREE } from './lactose-and-gluten.ts'
import { LOW_SODIUM, lowSodiumFor } from './low-sodium.ts'
import { PALEO, paleoFor } from './paleo.ts'
import { VEGAN, VEGETARIAN } from './plant-based.ts'
import type { DietRules } from './substitute.ts'

export const DIET_RULES: Readonly<Record<Diet, DietRules>> = {
  vegana: VEGAN,
  vegetariana: VEGETARIAN,
  'senza glutine': GLUTEN_FREE_TOPPINGS,
  'senza lattosio': LACTOSE_FREE,
  'a basso contenuto di sodio': LOW_SODIUM,
  chetogenica: KETOGENIC,
  paleo: PALEO,
}

/** The rules as they suit these ingredient lines. */
export function rulesFor(diet: Diet, lines: readonly string[]): DietRules {
  if (diet === 'a basso contenuto di sodio') return lowSodiumFor(lines)
  return diet === 'paleo' ? paleoFor(lines) : DIET_RULES[diet]
}
