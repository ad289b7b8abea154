/** Kinds of food that guests avoid by a general word: 'maiale', 'latticini', 'affettati'.
 *
 * Source  content/food-words.yaml: the names of each kind, its words in ingredient lines, and its
 *         allergens.
 * Valid   Italian ingredient lines. A pizza contains a kind if a line names it, or if the pizza certainly
 *         contains one of the allergens. Possible allergens and unknown foods count only for allergies. */

import type { DislikedKind, FamilyWords } from '#domain/ingredients/food-families.ts'
import { FUNCTION_WORDS, stemsOf, wordsOf } from '#domain/words/italian-stem.ts'
import { plain } from '#domain/words/word-list.ts'
import { DISLIKED_KINDS } from '#knowledge/disliked-kinds.ts'
import { type EveningPizza, linesOf } from './evening-pizza.ts'
import { remembered } from './remembered.ts'

const finder = ({ beginnings, exact }: FamilyWords) => {
  const words = [...beginnings, ...exact.map((word) => `${word}(?!\\p{L})`)]
  // A kind without words must match nothing. An empty alternative would match everything.
  return new RegExp(words.length > 0 ? `(?<!\\p{L})(?:${words.join('|')})` : '(?!)', 'u')
}
const FINDERS = DISLIKED_KINDS.map((kind) => ({
  kind,
  found: finder(kind.words),
  another: kind.but && finder(kind.but),
}))

const keyOf = (text: string) =>
  stemsOf(
    wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .join(' '),
  ).join(' ')
const KIND_OF = new Map(
  DISLIKED_KINDS.flatMap((kind) => kind.said.map((name) => [keyOf(name), kind] as const)),
)

export const kindOfDislike = (dislike: string): DislikedKind | undefined => KIND_OF.get(keyOf(dislike))

export const kindsIn = remembered((pizza: EveningPizza): ReadonlySet<DislikedKind> => {
  const lines = linesOf(pizza).map(plain)
  const isIn = ({ kind, found, another }: (typeof FINDERS)[number]) =>
    kind.allergens.some((allergen) => pizza.allergens.contains.includes(allergen)) ||
    lines.some((line) => found.test(line) && !another?.test(line))
  return new Set(FINDERS.filter(isIn).map(({ kind }) => kind))
})
