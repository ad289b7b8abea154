/** Kinds of food that guests leave out by a word of their own: 'maiale', 'latticini', 'affettati'.
 *
 * Source  content/food-words.yaml, which says what each is called and by which words a line names it.
 * Valid   Italian ingredient lines. They find what is named: enough for tastes, not for allergies. */
import { FUNCTION_WORDS, stemsOf, wordsOf } from '#domain/recipes/audit/italian-stem.ts'
import type { DislikedKind, FamilyWords } from '#domain/recipes/lines/food-families.ts'
import { DISLIKED_KINDS } from '#knowledge/disliked-kinds.ts'
import { type EveningPizza, linesOf } from './evening-pizza.ts'
import { plain } from './plain-text.ts'
import { remembered } from './remembered.ts'

const finder = ({ beginnings, exact }: FamilyWords) =>
  new RegExp(`(?<!\\p{L})(?:${[...beginnings, ...exact.map((word) => `${word}(?!\\p{L})`)].join('|')})`, 'u')
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
  const isIn = ({ found, another }: (typeof FINDERS)[number]) =>
    lines.some((line) => found.test(line) && !another?.test(line))
  return new Set(FINDERS.filter(isIn).map(({ kind }) => kind))
})
