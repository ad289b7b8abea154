import { stemsOf, wordsOf } from '../words/italian-stem.ts'
import type { Food } from './food.ts'
import { FOODS } from './foods.ts'

const SEARCHABLE = FOODS.map((food) => ({
  food,
  words: food.names.flatMap(wordsOf),
  stems: new Set(food.names.flatMap(stemsOf)),
}))

export function searchFoods(text: string): readonly Food[] {
  const asked = wordsOf(text)
  if (asked.length === 0) return text.trim() === '' ? FOODS : []
  return SEARCHABLE.filter(({ words, stems }) =>
    asked.every(
      (word) => words.some((name) => name.startsWith(word)) || stemsOf(word).every((stem) => stems.has(stem)),
    ),
  ).map(({ food }) => food)
}
