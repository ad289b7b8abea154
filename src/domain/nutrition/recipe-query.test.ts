import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOODS } from './foods.ts'
import { readRecipeQuery, writeRecipeQuery } from './recipe-query.ts'

const asked = (query: string) => readRecipeQuery(new URLSearchParams(query))

test('reads ingredients, style and slices', () => {
  expect(asked('i=farina-00*500&i=*30*bottarga&stile=detroit&fette=6')).toEqual({
    lines: [
      { id: 'farina-00', label: '', grams: 500 },
      { id: '', label: 'bottarga', grams: 30 },
    ],
    style: 'detroit',
    servings: 6,
  })
})

test.each([
  '',
  'i=',
  'i=farina-00*-5',
  'i=farina-00*molta',
  'i=*5*',
  'i=farina-00*1e9',
  'i=farina-00*100001',
])('%s asks nothing', (query) => {
  expect(asked(query)).toBeNull()
})

test('slices that cannot be are eight', () => {
  expect(asked('i=acqua*1&fette=0')?.servings).toBe(8)
})

test('what is written is read back', () => {
  const known = fc.constantFrom(...FOODS).map(({ id }) => ({ id, label: '' }))
  const unknown = fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .map((text) => ({ id: '', label: text.trim() }))
    .filter(({ label }) => label !== '')
  const anyLine = fc
    .tuple(fc.oneof(known, unknown), fc.integer({ min: 0, max: 1_000_000 }))
    .map(([line, tenths]) => ({ ...line, grams: tenths / 10 }))
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 24 }),
      (lines, servings) => {
        const recipe = { lines, style: 'romana', servings }
        const address = new URLSearchParams(writeRecipeQuery(recipe)).toString()
        expect(readRecipeQuery(new URLSearchParams(address))).toEqual(recipe)
      },
    ),
  )
})
