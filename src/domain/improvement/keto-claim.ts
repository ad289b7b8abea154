/** What a version with few carbohydrates may call itself.
 *
 * Units   grams of carbohydrates for a person, fibre left out.
 * Source  20 g leave a ketogenic day of 50 g little room for more: [stima]. */
import type { ImprovedRecipe } from './improved-recipe.ts'
import { portionsOf, type RecipeToImprove } from './recipe-to-improve.ts'

const KETO_CARBS_G = 20

/** `carbsG` for one serving of the recipe, which may be a tin for four. */
export function withKetoClaim(
  result: ImprovedRecipe,
  recipe: RecipeToImprove,
  carbsG: number,
): ImprovedRecipe {
  const persons = portionsOf(recipe)
  const each = Math.round((carbsG * recipe.servings) / persons)
  const isKeto = each <= KETO_CARBS_G
  const estimate = `Stima: circa ${each} g di carboidrati ${persons === recipe.servings ? 'a porzione' : 'a persona'}, fibre escluse`
  const note = isKeto
    ? `${estimate}.`
    : `${estimate}: sono pochi, ma più dei ${KETO_CARBS_G} g che una dieta chetogenica stretta consente in un pasto.`
  const named = (text: string) =>
    isKeto ? text : text.replace('versione chetogenica', 'versione con pochi carboidrati')
  return { ...result, title: named(result.title), intro: named(result.intro), notes: [...result.notes, note] }
}
