import { FOODS } from '#knowledge/foods.ts'
import { wordsOf } from '../words/italian-stem.ts'

const FIRST_WORDS: ReadonlySet<string> = new Set(
  FOODS.flatMap(({ names }) => names.map((name) => wordsOf(name)[0] ?? '')),
)

export const isFoodWord = (word: string): boolean => FIRST_WORDS.has(word)
