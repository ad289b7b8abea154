/** How a recipe of the catalogue is baked, for its nutrition.
 *
 * Source  the dough decides where the recipe names one with a shape, else the category, as the styles in content/styles/ say; a list with oil to fry in
 *         is of a sweet or of what its name calls fried, or else its topping is; a 'teglia' without gluten is a teglia. Fried dough takes up 5 % of its mass of oil [FOGLIANO-FRITTURA]: the frying
 *         oil has no weight in a recipe, and most of it stays in the pan. What goes onto a fried pizza afterwards is
 *         counted with it.
 * Valid   masses from 0; the oil never leaves `BAKE_LIMITS`. */
import { BAKE_OF_CATEGORY } from '#knowledge/styles-bake.ts'
import { FOR_FRYING } from '../lines/line-words.ts'
import { BAKE_LIMITS } from '../nutrition/bake-limits.ts'
import {
  type BakeProfile,
  type BakeStyle,
  bakeProfileOf,
  DEFAULT_BAKE_STYLE,
} from '../nutrition/bake-profiles.ts'
import type { Style } from '../styles/style.ts'
import { type NamedDough, styleOfDough } from '../styles/style-of-dough.ts'
import type { RecipeCategory } from './vocabulary.ts'

const BAKE_OF_STYLE: Readonly<Record<Style, BakeStyle>> = {
  napoletana: 'napoletana',
  tonda: 'napoletana',
  calzone: 'napoletana',
  padella: 'napoletana',
  romana: 'romana',
  pala: 'romana',
  teglia: 'teglia',
  padellino: 'teglia',
  focaccia: 'teglia',
  siciliana: 'siciliana',
  fritta: 'fritta',
}

function bakeOfDough(dough?: NamedDough): BakeStyle | undefined {
  const style = styleOfDough(dough)
  return style && BAKE_OF_STYLE[style]
}

const STYLE_OF_CATEGORY: Readonly<Partial<Record<RecipeCategory, BakeStyle>>> = BAKE_OF_CATEGORY

type BakedRecipe = {
  name: string
  category: RecipeCategory
  ingredients: readonly string[]
  dough?: NamedDough | undefined
}

const FRIED = /fritt|montanar|panzerott|zeppol|crescentin|crostol|bombolon/iu
const fries = (ingredients: readonly string[]) => ingredients.some((line) => FOR_FRYING.test(line))
/** Of a pizza that is baked with something fried on it, so much is fried: [stima]. */
const FRIED_PART = 0.5

function styleOf({ name, category, ingredients, dough }: BakedRecipe): BakeStyle {
  const said = bakeOfDough(dough)
  if (said) return said
  if (fries(ingredients) && (category === 'Dolce' || FRIED.test(name))) return 'fritta'
  const isPan = category === 'Senza Glutine' && /\bteglia\b/i.test(name)
  return STYLE_OF_CATEGORY[isPan ? 'Teglia' : category] ?? DEFAULT_BAKE_STYLE
}

/** `rawG`: what its ingredients weigh together. */
export function bakeOfRecipe(recipe: BakedRecipe, rawG: number): BakeProfile {
  const profile = bakeProfileOf(styleOf(recipe))
  const isFried = profile.style === 'fritta'
  if (!isFried && !fries(recipe.ingredients)) return profile
  const own = isFried ? 0 : profile.oil_absorption_g
  const oilG = Math.round(own + absorbedG(rawG * (isFried ? 1 : FRIED_PART)))
  return { ...profile, oil_absorption_g: Math.min(oilG, BAKE_LIMITS.oil_absorption_g.max) }
}

/** Grams of oil that so much of fried food keeps. */
export const absorbedG = (friedG: number): number =>
  (friedG * bakeProfileOf('fritta').oil_absorption_g) / 1000
