/**
 * Recipes of the catalogue for what a photo shows: with a suggested ingredient on top, or the plainest of its colours.
 *
 * Units   shares of the topped area, as in content/pictures/toppings.yaml.
 * Valid   toppings as recognise-toppings.ts finds them in the ingredients. */

import type { ToppingLook } from '#knowledge/topping-looks.ts'
import { TOPPING_SHADES } from '#knowledge/topping-shades.ts'
import type { RecipeCategory } from '../recipes/vocabulary.ts'
import type { Style } from '../styles/style.ts'
import { styleOf } from '../styles/style-of-dough.ts'
import { visibleToppings } from './expected-shades.ts'
import type { CatalogueRecipe } from './rank-recipes.ts'

/** Herbs, salt, a little grated cheese: what a plain pizza still has. */
const PLAIN_COVER = 0.15
const OPEN_STYLES: ReadonlySet<Style> = new Set([
  'napoletana',
  'tonda',
  'romana',
  'teglia',
  'siciliana',
  'pala',
])
const OTHER_DOUGHS: readonly RecipeCategory[] = ['Senza Glutine', 'Focaccia', 'Dolce']

const coverOf = (topping: ToppingLook) =>
  Object.values(TOPPING_SHADES[topping]).reduce((sum, share) => sum + share, 0)
const covered = (toppings: readonly ToppingLook[]) =>
  toppings.reduce((sum, topping) => sum + coverOf(topping), 0)

/** An open pizza of wheat with hardly anything on it: the base that every one of its colour has. */
export const isPlain = (recipe: CatalogueRecipe): boolean =>
  OPEN_STYLES.has(styleOf(recipe)) &&
  !OTHER_DOUGHS.includes(recipe.category) &&
  !/senza glutine/i.test(recipe.name) &&
  covered(visibleToppings(recipe)) <= PLAIN_COVER

/** Recipes on which one of `toppings` can be seen, those that show most of it first. */
export function recipesShowing<R extends CatalogueRecipe>(
  toppings: readonly ToppingLook[],
  recipes: readonly R[],
): R[] {
  return recipes
    .map((recipe) => {
      const all = visibleToppings(recipe)
      const wanted = covered(all.filter((topping) => toppings.includes(topping)))
      return { recipe, share: wanted === 0 ? 0 : wanted / covered(all) }
    })
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share || one.recipe.id - other.recipe.id)
    .map(({ recipe }) => recipe)
}
