/** What content/pictures/photos.yaml says, under the names by which generated/knowledge/photos.ts has it.
 *
 * Units   `from` and `confidence`: 0 to 1, shares of the looked-at area and how often one of the three is there: [stima]. */

import type { ToppingLook } from '#knowledge/topping-looks.ts'
import type { Shade } from './shades.ts'

export interface LooseIngredient {
  name: string
  /** What it is among the toppings of a recipe. */
  toppings: readonly ToppingLook[]
  /** How it gets onto a pizza. */
  tip: string
}

type Speaking = { shade: Shade; from: number }

export type PhotoContent = {
  /** Parts of names that stand on nearly every menu, and the name that is ordered most, in lower case. */
  ON_MENUS: readonly string[]
  MOST_ORDERED: string
  /** What has a colour on pizzas of the catalogue, as a reader looks for it. Browned dough, shadows and plates say nothing. */
  SEEN: readonly (Speaking & { colour: string; words: string; foods: readonly string[] })[]
  TIPS: readonly (Speaking & { text: string })[]
  /** The most telling colours first; brown is also wood and cardboard. */
  LOOSE: readonly (Speaking & { confidence: number; ingredients: readonly LooseIngredient[] })[]
}
