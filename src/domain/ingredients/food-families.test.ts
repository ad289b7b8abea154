import { expect, test } from 'vitest'
import { FAMILY_WORDS } from '#knowledge/food-words.ts'
import type { FoodFamily } from './food-families.ts'

const isIn = (family: FoodFamily, food: string) => {
  const { beginnings, exact } = FAMILY_WORDS[family]
  return beginnings.some((beginning) => food.startsWith(beginning)) || exact.includes(food)
}

test.each([
  ['mozzarella', ['formaggio', 'latticini']],
  ['fior di latte', ['formaggio']],
  ['pecorino', ['formaggio', 'latticini']],
  ['latte', ['latticini']],
  ['panna', ['latticini']],
  ['burro', ['latticini']],
  ['burrata', ['formaggio', 'latticini']],
  ['salame', ['carne']],
  ['prosciutto', ['carne']],
  ['acciughe', ['pesce']],
  ['tonno', ['pesce']],
  ['pomodorini', ['pomodoro']],
  ['passata', ['pomodoro']],
  ['nocciole', ['frutta secca']],
  ['noci', ['frutta secca']],
  ['funghi', []],
])('%s', (food, expected) => {
  const families = (Object.keys(FAMILY_WORDS) as FoodFamily[]).filter((family) => isIn(family, food))
  expect(families).toEqual(expected)
})
