/** The figures of a portion that can be told to programs, which read no 'at least': complete ones.
 *
 * Units   `Nutrients` of one portion.
 * Valid   any recipe. Complete is a list of which every ingredient is in the table of foods with all its values, and
 *         which gives a weight to all but pinches (salt, pepper, dried herbs), flour to dust with and oil to fry in, of
 *         which the bake counts what is eaten. Salt 'q.b.' leaves out the sodium: nobody knows how much it is. */
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

/** Null where they are not complete. */
export function wholeFigures({ ingredients, nutrition }: Listed): Figures | null {
  if (!nutrition || nutrition.unknown.length > 0 || nutrition.atLeast.length > 0) return null
  const unweighed = ingredients.filter((line) => parseIngredientLine(line).kind === 'free')
  if (unweighed.some((line) => !GIVEN_BY_PINCH.test(line) && !NOT_EATEN.test(line))) return null
  const { sodium_mg, ...figures } = nutrition.perServing
  return unweighed.some((line) => SALT.test(line)) ? figures : { ...figures, sodium_mg }
}
