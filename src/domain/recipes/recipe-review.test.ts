import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewRecipe } from './recipe-review.ts'

const MARINARA = [
  '500 g di farina 0',
  '320 g di acqua',
  '12 g di sale',
  '400 g di pomodori pelati',
  "2 spicchi d'aglio",
]

test('a list of plants that are all known is vegan, and its flour has gluten', () => {
  expect(reviewRecipe(MARINARA)).toMatchObject({
    unknown: [],
    contains: ['glutine'],
    vegan: { answer: 'fits', because: [] },
    glutenFree: { answer: 'breaks' },
  })
})

test('what comes from an animal is named', () => {
  const { vegan, contains } = reviewRecipe([...MARINARA, '250 g di mozzarella'])
  expect(vegan.answer).toBe('breaks')
  expect(vegan.because).toHaveLength(1)
  expect(vegan.because[0]).toBe('Mozzarella')
  expect(contains).toEqual(['glutine', 'latte'])
})

test('an ingredient that nobody knows is named, and leaves the diets open', () => {
  const { unknown, vegan } = reviewRecipe([...MARINARA, 'una manciata di roba strana'])
  expect(unknown).toEqual(['una manciata di roba strana'])
  expect(vegan.answer).toBe('open')
  expect(vegan.because).toHaveLength(1)
})

test('nothing to read proposes nothing', () => {
  expect(reviewRecipe([])).toEqual({
    contains: [],
    mayContain: [],
    species: [],
    maySpecies: [],
    unknown: [],
    vegan: { answer: 'open', because: [] },
    glutenFree: { answer: 'open', because: [] },
  })
})

test('a line more never makes a recipe vegan or free of gluten', () => {
  const lines = fc.subarray([
    ...MARINARA,
    '250 g di mozzarella',
    'roba strana',
    '80 g di prosciutto crudo',
    'basilico',
  ])
  const proposed = (list: readonly string[], diet: 'vegan' | 'glutenFree') => reviewRecipe(list)[diet].answer
  fc.assert(
    fc.property(lines, fc.constantFrom('vegan', 'glutenFree'), (list, diet) => {
      fc.pre(list.length > 1 && proposed(list, diet) === 'fits')
      for (const left of list) expect(proposed([left], diet)).toBe('fits')
    }),
    { numRuns: 60 },
  )
})
