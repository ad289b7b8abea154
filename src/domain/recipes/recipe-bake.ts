/** How a recipe of the catalogue is baked, for its nutrition.
 *
 * Source  content/styles/ for each style. A baked pizza with oil for frying in its list has a fried
 *         topping. Fried food absorbs oil equal to 5 % of its own raw mass [FOGLIANO-FRITTURA]. The frying
 *         oil has no weight in a recipe, because most of it stays in the pan.
 * Valid   masses from 0; the absorbed oil stays within `BAKE_LIMITS`. */
import { BAKE_OF_STYLE } from '#knowledge/styles-list.ts'
import { FOR_FRYING } from '../lines/line-words.ts'
import { BAKE_LIMITS } from '../nutrition/bake-limits.ts'
import { type BakeProfile, type BakeStyle, bakeProfileOf } from '../nutrition/bake-profiles.ts'
import { type StyledRecipe, styleOf } from '../styles/style-of-dough.ts'

type BakedRecipe = StyledRecipe & { ingredients: readonly string[] }

const fries = (ingredients: readonly string[]) => ingredients.some((line) => FOR_FRYING.test(line))
/** Share of the pizza's mass that counts as fried if only the topping is fried [stima]. */
const FRIED_PART = 0.5

const bakeStyleOf = (recipe: BakedRecipe): BakeStyle =>
  !recipe.dough && recipe.category === 'Dolce' && fries(recipe.ingredients)
    ? 'fritta'
    : BAKE_OF_STYLE[styleOf(recipe)]

export function bakeOfRecipe(recipe: BakedRecipe, rawG: number): BakeProfile {
  const profile = bakeProfileOf(bakeStyleOf(recipe))
  const isFried = profile.style === 'fritta'
  if (!isFried && !fries(recipe.ingredients)) return profile
  const own = isFried ? 0 : profile.oil_absorption_g
  const oilG = Math.round(own + absorbedG(rawG * (isFried ? 1 : FRIED_PART)))
  return { ...profile, oil_absorption_g: Math.min(oilG, BAKE_LIMITS.oil_absorption_g.max) }
}

export const absorbedG = (friedG: number): number =>
  (friedG * bakeProfileOf('fritta').oil_absorption_g) / 1000
