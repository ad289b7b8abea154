import { DOUGHS } from '#knowledge/improve.ts'
import { FAMILY_OF } from '#knowledge/substitutes.ts'
import { readIngredient } from '../ingredients/read-ingredient.ts'
import type { ListedRecipe } from './listed-recipe.ts'

/** A recipe with this much sugar counts as sweet [stima]. */
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
