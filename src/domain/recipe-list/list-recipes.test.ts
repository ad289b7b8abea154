import { expect, test } from 'vitest'
import { FACET_BITS } from './facet-bits.ts'
import { type Listed, listRecipes } from './list-recipes.ts'

const card = (base: string, preparationTime: number, activeTime: number): Listed => ({
  facets: '0'.repeat(FACET_BITS),
  look: [base, 'round'],
  imageUrl: '',
  preparationTime,
  activeTime,
  publishedAt: `2026-11-${preparationTime}T10:00:00Z`,
})
const [slow, slower, quick] = [card('tomato', 20, 10), card('tomato', 21, 5), card('white', 15, 12)]
const cards = [slow, slower, quick]
const listed = (order: '' | 'tempo' | 'lavoro' | 'nuove', text = '') =>
  listRecipes(cards, { text, chosen: {}, order }).recipes

test('each order of its own', () => {
  expect(listed('tempo')).toEqual([quick, slow, slower])
  expect(listed('lavoro')).toEqual([slower, slow, quick])
  expect(listed('nuove')).toEqual([slower, slow, quick])
})

test('unsorted it is varied; what was looked for stays best first', () => {
  expect(listed('')).toEqual([slow, quick, slower])
  expect(listed('', 'pizza')).toEqual(cards)
})

test('what is chosen must be there', () => {
  expect(listRecipes(cards, { text: '', chosen: { dieta: ['vegana'] }, order: '' }).recipes).toEqual([])
})
