import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySimpleParams } from '#tests/support/any-dough-form.ts'
import { readSavedSimpleRecipes, withSimpleRecipes } from './saved-simple-recipes.ts'
import { calculateSimpleDough } from './simple-calculator.ts'
import { DEFAULT_SIMPLE_PARAMS } from './simple-limits.ts'

const saved = (change: object = {}) => ({
  id: '1795262400000',
  name: 'Sabato',
  params: DEFAULT_SIMPLE_PARAMS,
  result: calculateSimpleDough(DEFAULT_SIMPLE_PARAMS),
  date: '2026-11-21T12:00:00.000Z',
  ...change,
})

test('what was saved comes back', () => {
  fc.assert(
    fc.property(anySimpleParams, (params) => {
      const recipes = [saved({ params, result: calculateSimpleDough(params) })]
      expect(readSavedSimpleRecipes(JSON.stringify(recipes))).toStrictEqual({ recipes, isDamaged: false })
    }),
  )
})

test.each(['', '{', 'null', '7', '{}', '"x"', '[null, 3, [], {}]'])('%j holds no recipe', (text) => {
  expect(readSavedSimpleRecipes(text)).toStrictEqual({ recipes: [], isDamaged: true })
})

test.each([null, '[]'])('%j is simply empty', (text) => {
  expect(readSavedSimpleRecipes(text)).toStrictEqual({ recipes: [], isDamaged: false })
})

test.each([
  { id: 3 },
  { name: ' ' },
  { name: null },
  { date: 'ieri' },
  { date: 5 },
  { params: null },
  { params: { ...DEFAULT_SIMPLE_PARAMS, hydration: 200 } },
])('an entry with %j is left out, its neighbours stay', (damage) => {
  const text = JSON.stringify([saved(), saved(damage), saved({ id: '2' })])
  const { recipes, isDamaged } = readSavedSimpleRecipes(text)
  expect(recipes.map(({ id }) => id)).toStrictEqual(['1795262400000', '2'])
  expect(isDamaged).toBe(true)
})

const { ingredients, analysis } = calculateSimpleDough(DEFAULT_SIMPLE_PARAMS)
test.each([
  null,
  [],
  { ingredients },
  { ingredients: { ...ingredients, flour: '489' }, analysis },
  { ingredients: { ...ingredients, oil: -1 }, analysis },
  { ingredients, analysis: { ...analysis, tips: 'no' } },
  { ingredients, analysis: { ...analysis, tips: [1] } },
  { ingredients, analysis: { ...analysis, nutritionalInfo: {} } },
])('a damaged result is calculated again: %j', (result) => {
  const { recipes } = readSavedSimpleRecipes(JSON.stringify([saved({ result })]))
  expect(recipes).toStrictEqual([saved()])
})

test('what cannot be read stays where recipes are added and thrown away', () => {
  const newer = { id: '3', name: 'Di domani', formula: {} }
  const text = JSON.stringify([saved(), newer])
  expect(JSON.parse(withSimpleRecipes(text, []) ?? '')).toStrictEqual([newer])
})
