/** What a version with few carbohydrates may call itself.
 *
 * Units   grams of carbohydrates for a person, fibre left out.
 * Source  20 g leave a ketogenic day of 50 g little room for more: [stima]. */

import { portionsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import type { ImprovedRecipe } from './improved-recipe.ts'

const KETO_CARBS_G = 20

/** `carbsG` for one serving of the recipe, as the table of figures says it. */
export function withKetoClaim(
  result: ImprovedRecipe,
  recipe: RecipeToImprove,
  carbsG: number,
): ImprovedRecipe {
  const share = Math.max(1, portionsOf(recipe) / recipe.servings)
  const isLow = Math.round(carbsG / share) <= KETO_CARBS_G
  // Oil and salt bring none.
  const isCounted = result.nutrition.missing.after.every((name) => /^(?:olio|sale)(?!\p{L})/u.test(name))
  const forMany =
    share >= 2 ? `; se una basta per ${Math.round(share)}, ${Math.round(carbsG / share)} g a testa` : ''
  const note = `Stima: ${isCounted ? 'circa' : 'almeno'} ${Math.round(carbsG)} g di carboidrati a porzione, fibre escluse${forMany}.`
  const named = (text: string) =>
    isLow && isCounted ? text : text.replace('versione chetogenica', 'versione con pochi carboidrati')
  return { ...result, title: named(result.title), intro: named(result.intro), notes: [...result.notes, note] }
}
