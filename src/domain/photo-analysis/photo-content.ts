/** Types for content/pictures/photos.yaml. Each property of `PhotoContent` has the name of a constant in
 * generated/knowledge/photos.ts.
 *
 * Units   0 to 1: `from` is a fraction of the area, `confidence` a rate of correct suggestions [stima]. */

import type { ToppingLook } from '#knowledge/topping-looks.ts'
import type { Shade } from './shades.ts'

export interface LooseIngredient {
  name: string
  toppings: readonly ToppingLook[]
  tip: string
}

type Speaking = { shade: Shade; from: number }

export type PhotoContent = {
  ON_MENUS: readonly string[]
  MOST_ORDERED: string
  SEEN: readonly (Speaking & { colour: string; words: string; foods: readonly string[] })[]
  TIPS: readonly (Speaking & { text: string })[]
  /** The first match counts, so the most distinctive colours come first. Brown comes late, because it may also
   * be wood or cardboard. */
  LOOSE: readonly (Speaking & { confidence: number; ingredients: readonly LooseIngredient[] })[]
}
