/**
 * Expected colours of a recipe's toppings from above: fractions per shade, from its ingredients.
 *
 * Units   `cover`: fraction of the topped area that a topping usually hides.
 * Source  covers and colours set by hand [stima].
 * Valid   open pizzas seen from above. A folded pizza shows only its dough.
 */

import type { ToppingLook } from '#knowledge/topping-looks.ts'
import { TOPPING_SHADES } from '#knowledge/topping-shades.ts'
import { KIN, TOPPINGS, UNSEEN_ON } from '#knowledge/toppings.ts'
import type { Base, Melt } from '../recipes/look/bases.ts'
import { recogniseBase, recogniseMelt, toppingLines } from '../recipes/look/recognise-base.ts'
import type { RecipeCategory } from '../recipes/vocabulary.ts'
import { names, plain } from '../words/word-list.ts'
import { emptyShares, type Mixture, SHADES, type Shade, type ShadeShares } from './shades.ts'

const NONE: readonly string[] = []

const MOST_KINDS = 4

export function recogniseToppings(name: string, ingredients: readonly string[], base: Base): ToppingLook[] {
  const title = plain(name)
  const lines = toppingLines(ingredients)
  const found = TOPPINGS.flatMap(({ look, words, not = NONE, weight }, order) => {
    const isIt = (text: string) => names(text, words) && !names(text, not)
    const at = lines.findIndex(isIt)
    const named = isIt(title)
    if (at < 0 && !(named && weight > 1)) return []
    if (UNSEEN_ON[base]?.includes(look)) return []
    return [
      {
        look,
        weight,
        listed: at >= 0,
        rank: weight + (named ? 10 : 0) - Math.max(at, 0) * 0.05 - order * 0.0001,
      },
    ]
  }).sort((a, b) => b.rank - a.rank)
  const kinds: ToppingLook[] = []
  let seasonings = 0
  for (const { look, weight, listed } of found) {
    if (kinds.length === MOST_KINDS) break
    const kin = KIN.find((family) => family.includes(look)) ?? [look]
    if (!listed && found.some((other) => other.listed && kin.includes(other.look))) continue
    if (kinds.some((kind) => kin.includes(kind))) continue
    if (weight < 2 && (kinds.length > 1 || (weight < 1 && kinds.length > 0))) continue
    if (weight < 2) seasonings += 1
    if (seasonings > 2) continue
    kinds.push(look)
  }
  return kinds
}

const BASE_SHADES: Record<Base, Mixture> = {
  tomato: { red: 0.6, orange: 0.22, brown: 0.18 },
  white: { cream: 0.5, yellow: 0.32, brown: 0.18 },
  oil: { yellow: 0.3, brown: 0.45, cream: 0.25 },
  green: { green: 0.7, yellow: 0.2, brown: 0.1 },
  orange: { orange: 0.7, yellow: 0.3 },
  chocolate: { brown: 0.5, dark: 0.5 },
  custard: { yellow: 0.8, cream: 0.2 },
  ricotta: { cream: 0.9, yellow: 0.1 },
  pistachio: { green: 0.6, yellow: 0.3, brown: 0.1 },
}
const MELT_SHADES: Record<Melt, Mixture> = {
  none: {},
  pools: { cream: 0.3, yellow: 0.12 },
  pieces: { cream: 0.3 },
  veil: { cream: 0.25, yellow: 0.15 },
}
const BAKED: Mixture = { brown: 0.45, orange: 0.2, yellow: 0.35 }
const BAKED_SHARE = 0.22

export interface SeenRecipe {
  name: string
  category: RecipeCategory
  ingredients: readonly string[]
}

function cover(shares: Record<Shade, number>, layer: Mixture): void {
  const hidden = Object.values(layer).reduce((sum, share) => sum + share, 0)
  for (const shade of SHADES) shares[shade] = shares[shade] * (1 - hidden) + (layer[shade] ?? 0)
}

const times = (mixture: Mixture, factor: number): Mixture =>
  Object.fromEntries(Object.entries(mixture).map(([shade, share]) => [shade, share * factor]))

export function visibleToppings({ name, category, ingredients }: SeenRecipe): ToppingLook[] {
  return recogniseToppings(name, ingredients, recogniseBase(name, ingredients, category === 'Dolce'))
}

export function expectedShades(recipe: SeenRecipe): ShadeShares {
  const { name, category, ingredients } = recipe
  const base = recogniseBase(name, ingredients, category === 'Dolce')
  const shares = { ...emptyShares(), ...BASE_SHADES[base] }
  cover(shares, MELT_SHADES[recogniseMelt(name, ingredients, base)])
  for (const topping of visibleToppings(recipe)) cover(shares, TOPPING_SHADES[topping])
  cover(shares, times(BAKED, BAKED_SHARE))
  return shares
}
