/** Kinds of food that guests leave out by a word of their own: 'maiale', 'latticini', 'affettati'.
 *
 * Source  content/food-words.yaml, which says what each is called, by which words a line names it, and which allergens are
 *         of its kind.
 * Valid   Italian ingredient lines. They find what is named or contained: enough for tastes. What may be in it, and what
 *         nobody knows, counts for allergies alone. */

import type { DislikedKind, FamilyWords } from '#domain/ingredients/food-families.ts'
import { FUNCTION_WORDS, stemsOf, wordsOf } from '#domain/words/italian-stem.ts'
import { DISLIKED_KINDS } from '#knowledge/disliked-kinds.ts'
import { type EveningPizza, linesOf } from './evening-pizza.ts'
import { plain } from './plain-text.ts'
import { remembered } from './remembered.ts'

const finder = ({ beginnings, exact }: FamilyWords) => {
  const words = [...beginnings, ...exact.map((word) => `${word}(?!\\p{L})`)]
  // Without words it finds nothing, where an empty choice would find everything.
  return new RegExp(words.length > 0 ? `(?<!\\p{L})(?:${words.join('|')})` : '(?!)', 'u')
}
const FINDERS = DISLIKED_KINDS.map((kind) => ({
  kind,
  found: finder(kind.words),
  another: kind.but && finder(kind.but),
}))

/** 'Il formaggio' and 'formaggi' are one. */
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

/** Read once for each pizza. */
export const kindsIn = remembered((pizza: EveningPizza): ReadonlySet<DislikedKind> => {
  const lines = linesOf(pizza).map(plain)
  const isIn = ({ kind, found, another }: (typeof FINDERS)[number]) =>
    kind.allergens.some((allergen) => pizza.allergens.contains.includes(allergen)) ||
    lines.some((line) => found.test(line) && !another?.test(line))
  return new Set(FINDERS.filter(isIn).map(({ kind }) => kind))
})
