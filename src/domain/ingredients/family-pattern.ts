import { FAMILY_WORDS } from '#knowledge/food-words.ts'
import { phrasePattern } from '../words/phrase-pattern.ts'
import type { FoodFamily } from './food-families.ts'

export function familyPattern(family: FoodFamily): RegExp {
  const { beginnings, exact } = FAMILY_WORDS[family]
  return phrasePattern([...beginnings.map((word) => `${word}*`), ...exact])
}
