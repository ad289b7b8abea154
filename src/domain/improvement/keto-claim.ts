/** What a version with few carbohydrates may call itself.
 *
 * Units   grams of carbohydrates for a person, fibre left out.
 * Source  20 g leave a ketogenic day of 50 g little room for more: [stima]. */
import type { ImprovedRecipe } from './improved-recipe.ts'
import { portionsOf, type RecipeToImprove } from './recipe-to-improve.ts'

const KETO_CARBS_G = 20

/** How the portion of the table becomes what one person eats: a tin is for several, small pieces are several for one. */
function perPerson(share: number, each: number): string {
  const [parts, pieces] = [Math.round(share), Math.round(1 / share)]
  if (parts > 1) return `; se una porzione basta per ${parts}, circa ${each} g a testa`
  return pieces > 1 ? `; chi ne mangia ${pieces} arriva a circa ${each} g` : ''
}

/** `carbsG` for one serving of the recipe, as the table of figures says it. */
export function withKetoClaim(
  result: ImprovedRecipe,
  recipe: RecipeToImprove,
  carbsG: number,
): ImprovedRecipe {
  const share = portionsOf(recipe) / recipe.servings
  const each = Math.round(carbsG / share)
  const isKeto = each <= KETO_CARBS_G
  const estimate = `Stima: circa ${Math.round(carbsG)} g di carboidrati a porzione, fibre escluse${perPerson(share, each)}`
  const note = isKeto
    ? `${estimate}.`
    : `${estimate}. Sono pochi, ma più dei ${KETO_CARBS_G} g che una dieta chetogenica stretta consente in un pasto.`
  const named = (text: string) =>
    isKeto ? text : text.replace('versione chetogenica', 'versione con pochi carboidrati')
  return { ...result, title: named(result.title), intro: named(result.intro), notes: [...result.notes, note] }
}
