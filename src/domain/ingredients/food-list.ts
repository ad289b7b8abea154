import { stemsOf, wordsOf } from '../words/italian-stem.ts'
import { ALL_CATEGORIES, type Food } from './food.ts'
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

export const listFoods = (category: string, search: string) =>
  searchFoods(search)
    .filter((food) => category === ALL_CATEGORIES || food.category === category)
    .map(
      ({ id, name, category: shelf, per100g, missing, contains, mayContain, species, source, estimate }) => ({
        id,
        name,
        category: shelf,
        per_100g: per100g,
        missing,
        allergens: contains,
        may_contain: mayContain,
        species,
        source,
        estimate: estimate ?? null,
      }),
    )
