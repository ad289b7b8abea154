/** Finds popular dishes that the catalogue lacks.
 *
 * Source  content/search/words.yaml (`absent`); kinds of food: content/food-words.yaml.
 * Valid   any query. The caller checks whether the catalogue has the dish. */
import { ABSENT, SOUGHT } from '#knowledge/search-words.ts'
import { familyPattern } from '../ingredients/family-pattern.ts'
import type { FoodFamily } from '../ingredients/food-families.ts'
import { phrasePattern } from '../words/phrase-pattern.ts'
import { plainText } from './plain-text.ts'
import type { NumberAnswer } from './search-document.ts'

export interface AbsentDish {
  name: string
  finds: readonly string[]
  says: string
  isFood: boolean
}

const NAMED = ABSENT.flatMap(({ names, finds, says, isFood = false }) =>
  names.map((name) => ({ pattern: phrasePattern([name]), length: name.length, finds, says, isFood })),
).toSorted((one, other) => other.length - one.length)

const KINDS: readonly (readonly [FoodFamily, string])[] = [
  ['pesce', 'quelle con altro pesce'],
  ['carne', 'quelle con altra carne'],
  ['formaggio', 'quelle con altri formaggi'],
]
const WORDS = KINDS.map(([family, says]) => ({
  pattern: familyPattern(family),
  finds: SOUGHT.find(([spelling]) => spelling === family)?.[1] ?? [],
  says,
  isFood: true,
}))

const KIND_ITSELF = /^(?:formagg|carn|pesc|salum|insaccat|affettat|latticin)/u

/** Words after 'senza' are excluded ingredients, not search words. */
const askedOf = (query: string) =>
  plainText(query)
    .replace(/\bsenza .*$/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')

export function absentDish(query: string): AbsentDish | undefined {
  return firstOf(NAMED, askedOf(query))
}

export function absentFood(query: string): AbsentDish | undefined {
  return firstOf(WORDS, askedOf(query))
}

export const namesOfFood = (name: string): readonly string[] => [
  name,
  ...(SOUGHT.find(([spelling]) => spelling === name)?.[1] ?? []),
]

function firstOf(
  entries: readonly (Omit<AbsentDish, 'name'> & { pattern: RegExp })[],
  asked: string,
): AbsentDish | undefined {
  for (const { pattern, ...entry } of entries) {
    const name = asked.match(pattern)?.find((one) => !KIND_ITSELF.test(one))
    if (name !== undefined) return { ...entry, name }
  }
  return undefined
}

export const absentAnswer = ({ name, says }: AbsentDish): NumberAnswer => ({
  title: name.charAt(0).toUpperCase() + name.slice(1),
  answer: `Qui non c'è: sotto trovi ${says}.`,
  path: '/ricette',
  tool: 'Tutte le ricette',
})
