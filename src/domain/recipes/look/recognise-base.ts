import { names, plain } from '#domain/words/word-list.ts'
import { BASES, MELTING, PIECES } from '#knowledge/toppings.ts'
import type { Base, Melt } from './bases.ts'

export function toppingLines(ingredients: readonly string[]): string[] {
  const lines = ingredients.map(plain)
  const flour = lines.findIndex(
    (line) =>
      /\b(farina|miscela|semola rimacinata)\b/.test(line) &&
      !/spolvero|pastella|di ceci|infarinare/.test(line),
  )
  return flour > 0 ? lines.slice(0, flour) : lines
}

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
