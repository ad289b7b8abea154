import { expect, test } from 'vitest'
import { PANTRY } from './pantry.ts'
import { filterPantry, NO_FILTER, seasonText } from './pantry-filter.ts'

const ids = (changes: Partial<typeof NO_FILTER>) =>
  filterPantry(PANTRY, { ...NO_FILTER, ...changes }).map(({ id }) => id)

test('without a filter everything is there; words are looked for without accents, in name and region', () => {
  expect(ids({})).toHaveLength(PANTRY.length)
  expect(ids({ text: ' BACCALA ' })).toEqual(['baccala'])
  expect(ids({ text: 'ricotta sicilia' })).toEqual(['ricotta-salata'])
  expect(ids({ text: 'xyz' })).toEqual([])
})

test('category, month and tradition must all fit', () => {
  expect(ids({ category: 'fungo', month: 7 })).toEqual(['champignon', 'funghi-pleurotus'])
  expect(ids({ category: 'frutta', onlyTraditional: true })).not.toContain('ananas')
  expect(ids({ category: 'frutta' })).toContain('ananas')
})

test.each([
  [[], "tutto l'anno"],
  [[5, 6, 7], 'da maggio a luglio'],
  [[11, 12, 1, 2], 'da novembre a febbraio'],
  [[6, 8, 9], 'giugno, agosto, settembre'],
  [[1, 2], 'gennaio, febbraio'],
])('%j is %s', (months, text) => {
  expect(seasonText(months)).toBe(text)
})

test('the months of every ingredient read well', () => {
  for (const { seasonal } of PANTRY) expect(seasonText(seasonal)).not.toContain('undefined')
})
