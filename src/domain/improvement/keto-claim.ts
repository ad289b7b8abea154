/** Decides whether a low-carbohydrate version may be called 'chetogenica'.
 *
 * Units   grams of carbohydrates per person, without fibre.
 * Source  the limit of 20 g is [stima]: a ketogenic day allows about 50 g. */

import { portionsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import type { ImprovedRecipe } from './improved-recipe.ts'

const KETO_CARBS_G = 20

export function withKetoClaim(
  result: ImprovedRecipe,
  recipe: RecipeToImprove,
  carbsG: number,
): ImprovedRecipe {
  const share = Math.max(1, portionsOf(recipe) / recipe.servings)
  const isLow = Math.round(carbsG / share) <= KETO_CARBS_G
  const isCounted = result.nutrition.missing.after.every((name) => /^(?:olio|sale)(?!\p{L})/u.test(name))
  const forMany =
    share >= 2 ? `; se una basta per ${Math.round(share)}, ${Math.round(carbsG / share)} g a testa` : ''
  const note = `Stima: ${isCounted ? 'circa' : 'almeno'} ${Math.round(carbsG)} g di carboidrati a porzione, fibre escluse${forMany}.`
  const named = (text: string) =>
    isLow && isCounted ? text : text.replace('versione chetogenica', 'versione con pochi carboidrati')
  return { ...result, title: named(result.title), intro: named(result.intro), notes: [...result.notes, note] }
}
