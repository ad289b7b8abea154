/** From ingredient lines to what the eye would see on the pizza. */
import { BASES, KIN, MELTING, PIECES, TOPPINGS, UNSEEN_ON } from '#knowledge/toppings.ts'
import { names, plain } from '../ingredients/word-list.ts'
import type { Base, Melt } from './base-layer.ts'
import type { GlyphName } from './glyphs/glyph-book.ts'

const NONE: readonly string[] = []

/** At most this many kinds are drawn: more would be confetti. */
const MOST_KINDS = 4

/** The lines before the dough: recipes list the condimento first and the dough from its flour on. */
export function toppingLines(ingredients: readonly string[]): string[] {
  const lines = ingredients.map(plain)
  const flour = lines.findIndex(
    (line) =>
      /\b(farina|miscela|semola rimacinata)\b/.test(line) &&
      !/spolvero|pastella|di ceci|infarinare/.test(line),
  )
  return flour > 0 ? lines.slice(0, flour) : lines
}

/** The kinds to draw, the most telling first: what the name says, then what characterises, then herbs and drops. */
export function recogniseToppings(name: string, ingredients: readonly string[], base: Base): GlyphName[] {
  const title = plain(name)
  const lines = toppingLines(ingredients)
  const found = TOPPINGS.flatMap(({ look: glyph, words, not = NONE, weight }, order) => {
    const isIt = (text: string) => names(text, words) && !names(text, not)
    const at = lines.findIndex(isIt)
    const named = isIt(title)
    if (at < 0 && !(named && weight > 1)) return []
    if (UNSEEN_ON[base]?.includes(glyph)) return []
    return [
      {
        glyph,
        weight,
        listed: at >= 0,
        rank: weight + (named ? 10 : 0) - Math.max(at, 0) * 0.05 - order * 0.0001,
      },
    ]
  }).sort((a, b) => b.rank - a.rank)
  const kinds: GlyphName[] = []
  let seasonings = 0
  for (const { glyph, weight, listed } of found) {
    if (kinds.length === MOST_KINDS) break
    const kin = KIN.find((family) => family.includes(glyph)) ?? [glyph]
    // 'Fichi e prosciutto' means the raw ham that its ingredients name.
    if (!listed && found.some((other) => other.listed && kin.includes(other.glyph))) continue
    if (kinds.some((kind) => kin.includes(kind))) continue
    // Garlic, pepper or a drop of oil is worth drawing only where little else is.
    if (weight < 2 && (kinds.length > 1 || (weight < 1 && kinds.length > 0))) continue
    if (weight < 2) seasonings += 1
    if (seasonings > 2) continue
    kinds.push(glyph)
  }
  return kinds
}

/** The first base whose stem is found wins: pesto over tomato over white. */
export function recogniseBase(name: string, ingredients: readonly string[], sweet: boolean): Base {
  const lines = toppingLines(ingredients)
  const title = plain(name)
  const match = BASES.find(
    ({ words, taste, inName }) =>
      (taste === undefined || (taste === 'sweet') === sweet) &&
      (names(title, words) || (!inName && lines.some((line) => names(line, words)))),
  )
  if (match && !(match.base === 'tomato' && /\bbianc[ao]\b/.test(title))) return match.base
  return !sweet && recogniseMelt(name, ingredients, 'white') !== 'none' ? 'white' : 'oil'
}

export function recogniseMelt(name: string, ingredients: readonly string[], base: Base): Melt {
  const lines = [plain(name), ...toppingLines(ingredients)]
  if (lines.some((line) => names(line, PIECES))) return 'pieces'
  if (!lines.some((line) => names(line, MELTING))) return 'none'
  return base === 'white' ? 'veil' : 'pools'
}
