import { expect, test } from 'vitest'
import { recipeTypes } from './recipe-type.ts'

test.each([
  [false, false, ['Tradizionale']],
  [true, false, ['Vegana']],
  [false, true, ['Senza Glutine']],
  [true, true, ['Vegana', 'Senza Glutine']],
])('vegan %s, gluten free %s: %s', (isVegan, isGlutenFree, types) => {
  expect(recipeTypes({ isVegan, isGlutenFree })).toEqual(types)
})
