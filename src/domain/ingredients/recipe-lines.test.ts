import { expect, test } from 'vitest'
import { recipeLines } from './recipe-lines.ts'

test('names each food once, with all its grams', () => {
  const read = recipeLines([
    "20 g di olio extravergine d'oliva",
    "15 g di olio extravergine d'oliva",
    'sale fino q.b.',
    '12 g di sale fino',
    'pepe nero q.b.',
    '30 g di bottarga di muggine',
    '',
  ])
  expect(read.map(({ id, name, grams, isPartial }) => [id, name, grams, isPartial])).toEqual([
    ['olio-evo', 'Olio extravergine di oliva', 35, false],
    ['sale', 'Sale', 12, true],
    ['pepe-nero', 'Pepe nero', null, false],
    ['', 'bottarga di muggine', 30, false],
  ])
})
