/** How many an addition is measured for. */
import { composeDough } from '../recipes/dough/recipe-dough.ts'
import { groupsOf, type ListedRecipe, portionsOf } from './recipe-to-improve.ts'

/** Flour of one pizza, and how far the portions of a recipe may be from its dough: [stima]. */
const FLOUR_G = 160
const FAR_OFF = 2.1

/** Portions; as many as its flour feeds, where the recipe counts something else. */
export function platesOf(recipe: ListedRecipe): number {
  const said = portionsOf(recipe)
  const isInParts = /(?<!\p{L})(?:biga|poolish|lievitino)(?!\p{L})/iu.test(recipe.ingredients.join(' '))
  if (recipe.category === 'Dolce' || isInParts) return said
  const flourG = composeDough(groupsOf(recipe))?.flourG ?? 0
  const fed = Math.max(1, Math.round(flourG / FLOUR_G))
  return flourG > 0 && Math.max(said / fed, fed / said) > FAR_OFF ? fed : said
}
