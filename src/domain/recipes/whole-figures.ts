/** The nutrients of one portion for machine-readable data, which cannot say 'at least'. Null if an ingredient
 * is unknown, has no weight, or lacks a value in the food table.
 *
 * Units   `Nutrients` of one portion.
 * Valid   any recipe. Pinches (salt, pepper, dried herbs), flour for dusting and oil for frying need no
 *         weight. If salt has no weight ('q.b.'), the sodium is left out. */
import { PINCH } from '#knowledge/pinch-words.ts'
import type { NutrientName, Nutrients } from '../ingredients/nutrients.ts'
import { parseIngredientLine } from '../lines/ingredient-line.ts'
import type { RecipeNutrition } from './recipe-nutrition.ts'

const SALT = /^sale\b/iu
const GIVEN_BY_PINCH = new RegExp(`^(?:${PINCH.join('|')})\\b`, 'iu')
const NOT_EATEN = /\bper (?:lo spolvero|spolverare|la spianatoia|friggere|la frittura)\b/iu

type Figures = Partial<Nutrients> & Omit<Nutrients, 'sodium_mg'>
type Listed = {
  ingredients: readonly string[]
  nutrition: (Omit<RecipeNutrition, 'atLeast'> & { atLeast: readonly NutrientName[] }) | null
}

export function wholeFigures({ ingredients, nutrition }: Listed): Figures | null {
  if (!nutrition || nutrition.unknown.length > 0 || nutrition.atLeast.length > 0) return null
  const unweighed = ingredients.filter((line) => parseIngredientLine(line).kind === 'free')
  if (unweighed.some((line) => !GIVEN_BY_PINCH.test(line) && !NOT_EATEN.test(line))) return null
  const { sodium_mg, ...figures } = nutrition.perServing
  return unweighed.some((line) => SALT.test(line)) ? figures : { ...figures, sodium_mg }
}
