import type { ToppingLook } from '#knowledge/topping-looks.ts'
import { TOPPING_SHADES } from '#knowledge/topping-shades.ts'
import type { RecipeCategory } from '../recipes/vocabulary.ts'
import type { Style } from '../styles/style.ts'
import { styleOf } from '../styles/style-of-dough.ts'
import { visibleToppings } from './expected-shades.ts'
import type { CatalogueRecipe } from './rank-recipes.ts'

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

export const isPlain = (recipe: CatalogueRecipe): boolean =>
  OPEN_STYLES.has(styleOf(recipe)) &&
  !OTHER_DOUGHS.includes(recipe.category) &&
  !/senza glutine/i.test(recipe.name) &&
  covered(visibleToppings(recipe)) <= PLAIN_COVER

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
