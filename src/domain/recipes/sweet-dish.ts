/** Whether a recipe is a dessert: by its category, its name, a sweet spread, or much sugar.
 *
 * Units   grams.
 * Valid   any recipe; what nobody weighed is no sugar. */
import { DOUGHS } from '#knowledge/improve.ts'
import { FAMILY_OF } from '#knowledge/substitutes.ts'
import { readIngredient } from '../ingredients/read-ingredient.ts'
import type { ListedRecipe } from './listed-recipe.ts'

/** As much sugar in a list is a sweet dish: [stima]. */
const LEAST_SUGAR_G = 80
const SPREAD = 'crema-dolce'

export function isSweetDish({ category, name, ingredients }: ListedRecipe): boolean {
  if (category === 'Dolce' || /(?<!\p{L})dolc[ei](?!\p{L})/iu.test(name)) return true
  const read = ingredients.map(readIngredient)
  const sugarG = read
    .filter(({ foodId }) => foodId === DOUGHS.glutenFree.sweet.food)
    .reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  return sugarG >= LEAST_SUGAR_G || read.some(({ foodId }) => FAMILY_OF[foodId ?? ''] === SPREAD)
}
