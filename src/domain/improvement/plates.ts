import { type ListedRecipe, portionsOf } from '../recipes/listed-recipe.ts'
import { workGroups } from './work-lines.ts'

/** `DOUGH_G`: grams of dough for one pizza. `FAR_OFF`: if the recipe's portions differ from its dough by a
 * larger factor, the dough decides. Both [stima]. */
const DOUGH_G = 265
const FAR_OFF = 2.1
const LEAST_DOUGH_G = 100

export function platesOf(recipe: ListedRecipe): number {
  const said = portionsOf(recipe)
  const isInParts = /(?<!\p{L})(?:biga|poolish|lievitino)(?!\p{L})/iu.test(recipe.ingredients.join(' '))
  if (recipe.category === 'Dolce' || isInParts) return said
  const dough = workGroups(recipe).flatMap(({ isDough, lines }) => (isDough ? lines : []))
  const doughG = dough.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const fed = Math.max(1, Math.round(doughG / DOUGH_G))
  return doughG > LEAST_DOUGH_G && Math.max(said / fed, fed / said) > FAR_OFF ? fed : said
}
