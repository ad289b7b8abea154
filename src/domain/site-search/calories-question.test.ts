import { expect, test } from 'vitest'
import { caloriesAnswer, dishOfCalories } from './calories-question.ts'

test.each([
  ['calorie margherita', 'margherita'],
  ['Quante calorie ha una pizza Diavola?', 'una pizza diavola'],
  ['kcal focaccia genovese', 'focaccia genovese'],
])('%s asks for a dish', (query, dish) => {
  expect(dishOfCalories(query)).toBe(dish)
})

test.each(['calorie', 'quante calorie ha una pizza', 'margherita', ''])('%j names no dish', (query) => {
  expect(dishOfCalories(query)).toBeUndefined()
})

test('the answer is that of the recipe, and leads to its figures', () => {
  const perServing = { kcal: 811.6 }
  const margherita = { id: 1, name: 'Pizza Margherita', servingsUnit: 'pizze' }
  expect(caloriesAnswer({ ...margherita, nutrition: { perServing, atLeast: [] } })).toEqual({
    title: 'Calorie di una ricetta: Pizza Margherita',
    answer: 'Circa 812 kcal a pizza.',
    path: '/calcolatore-nutrizione?ricetta=1',
    tool: 'Apri i valori nutrizionali',
  })
  expect(caloriesAnswer({ ...margherita, nutrition: { perServing, atLeast: ['kcal'] } })?.answer).toBe(
    'Almeno 812 kcal a pizza.',
  )
  expect(caloriesAnswer({ ...margherita, nutrition: null })).toBeUndefined()
})
