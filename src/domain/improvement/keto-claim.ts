/** What a version with few carbohydrates may call itself.
 *
 * Units   grams of carbohydrates for a person, fibre left out.
 * Source  20 g leave a ketogenic day of 50 g little room for more: [stima]. */

import { portionsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import type { ImprovedRecipe } from './improved-recipe.ts'
import { workLine } from './work-lines.ts'

const KETO_CARBS_G = 20
const HEAVY_G = 100

/** `carbsG` for one serving of the recipe, as the table of figures says it. */
export function withKetoClaim(
  result: ImprovedRecipe,
  recipe: RecipeToImprove,
  carbsG: number,
): ImprovedRecipe {
  const share = portionsOf(recipe) / recipe.servings
  const each = Math.round(carbsG / share)
  // What weighs on a portion and is in no table may bring more than all the rest.
  const { after: missing } = result.nutrition.missing
  const isOpen = result.groups
    .flatMap(({ lines }) => lines)
    .some(
      (line) =>
        (workLine(line).grams ?? 0) >= HEAVY_G * recipe.servings &&
        missing.some((name) => line.includes(name)),
    )
  const isLow = each <= KETO_CARBS_G
  // Oil and salt bring none.
  const isCounted = missing.every((name) => /^(?:olio|sale)(?!\p{L})/u.test(name))
  const note = [
    `Stima: ${isCounted ? 'circa' : 'almeno'} ${Math.round(carbsG)} g di carboidrati a porzione, fibre escluse${share >= 2 ? `; se una basta per ${Math.round(share)}, ${each} g a testa` : ''}.`,
    isLow
      ? isOpen
        ? 'Quanti sono in tutto non è noto: manca qualcosa che pesa.'
        : ''
      : `Sono pochi, ma a testa possono essere più dei ${KETO_CARBS_G} g che una dieta chetogenica stretta consente in un pasto.`,
  ]
    .join(' ')
    .trim()
  const named = (text: string) =>
    isLow && !isOpen ? text : text.replace('versione chetogenica', 'versione con pochi carboidrati')
  return { ...result, title: named(result.title), intro: named(result.intro), notes: [...result.notes, note] }
}
