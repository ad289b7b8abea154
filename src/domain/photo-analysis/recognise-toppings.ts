import type { ToppingLook } from '#knowledge/topping-looks.ts'
import { KIN, TOPPINGS, UNSEEN_ON } from '#knowledge/toppings.ts'
import type { Base } from '../recipes/look/bases.ts'
import { toppingLines } from '../recipes/look/recognise-base.ts'
import { names, plain } from '../words/word-list.ts'

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
