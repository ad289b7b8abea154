/** What a version with few carbohydrates may call itself.
 *
 * Units   grams of carbohydrates for a person, fibre left out.
 * Source  20 g leave a ketogenic day of 50 g little room for more: [stima]. */

import { portionsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import type { ImprovedRecipe } from './improved-recipe.ts'
import { workLine } from './work-lines.ts'

const KETO_CARBS_G = 20
const HEAVY_G = 100

/** How the portion of the table becomes what one person eats: a tin is for several, small pieces are several for one. */
function perPerson(share: number, grams: string): string {
  const [parts, pieces] = [Math.round(share), Math.round(1 / share)]
  if (parts > 1) return `; se una porzione basta per ${parts}, ${grams} a testa`
  return pieces > 1 ? `; chi ne mangia ${pieces} arriva a ${grams}` : ''
}

/** `carbsG` for one serving of the recipe, as the table of figures says it. */
export function withKetoClaim(
  result: ImprovedRecipe,
  recipe: RecipeToImprove,
  carbsG: number,
): ImprovedRecipe {
  const share = portionsOf(recipe) / recipe.servings
  const each = Math.round(carbsG / share)
  // What weighs on a portion and is in no table may bring more than all the rest.
  const isOpen = result.groups.some(({ lines }) =>
    lines
      .map(workLine)
      .some(({ foodId, grams }) => foodId === null && (grams ?? 0) >= HEAVY_G * recipe.servings),
  )
  const isLow = each <= KETO_CARBS_G
  // Oil and salt bring none.
  const isCounted = result.nutrition.missing.after.every((name) => /^(?:olio|sale)(?!\p{L})/u.test(name))
  const about = (grams: number) => `${isCounted ? 'circa' : 'almeno'} ${Math.round(grams)} g`
  const note = [
    `Stima: ${about(carbsG)} di carboidrati a porzione, fibre escluse${perPerson(share, about(each))}.`,
    isLow
      ? isOpen
        ? 'Quanti sono in tutto non è noto: manca qualcosa che pesa.'
        : ''
      : `Sono pochi, ma più dei ${KETO_CARBS_G} g che una dieta chetogenica stretta consente in un pasto.`,
  ]
    .join(' ')
    .trim()
  const named = (text: string) =>
    isLow && !isOpen ? text : text.replace('versione chetogenica', 'versione con pochi carboidrati')
  return { ...result, title: named(result.title), intro: named(result.intro), notes: [...result.notes, note] }
}
