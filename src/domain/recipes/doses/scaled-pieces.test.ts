import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { scaledPieces } from './scaled-pieces.ts'

test.each([
  [
    'Dividi la massa in 4 panetti da circa 245 g, stringi.',
    1.5,
    'Dividi la massa in 6 panetti da circa 245 g, stringi.',
  ],
  ['Forma quattro panetti da 240 g.', 0.25, 'Forma 1 panetto da 240 g.'],
  ['Taglia 4 parti da 252 g.', 0.5, 'Taglia 2 parti da 252 g.'],
])('%s x %d', (step, factor, expected) => {
  expect(scaledPieces(step, 4, factor)).toBe(expected)
})

test.each([
  ['no whole number of pieces', 'Forma 4 panetti da 240 g.', 5 / 6],
  ['another number than the recipe has', 'Taglia in 8 pezzi da 60 g.', 2],
  ['pieces without a weight', 'Servi in 4 porzioni.', 2],
  ['the recipe as it is written', 'Forma quattro panetti da 240 g.', 1],
])('%s stays', (_, step, factor) => {
  expect(scaledPieces(step, 4, factor)).toBe(step)
})

test('most recipes that make balls say at double how many to make', () => {
  const balls = contentRecipes.filter(({ dough }) => dough.pieces > 2 && !dough.pan)
  const doubled = balls.filter(({ dough, instructions }) =>
    instructions
      .split('\n')
      .some((step) => scaledPieces(step, dough.pieces, 2).includes(`${2 * dough.pieces} `)),
  )
  expect(doubled.length / balls.length).toBeGreaterThan(0.9)
})

test('other words never change', () => {
  const steps = contentRecipes.flatMap(({ instructions }) => instructions.split('\n'))
  fc.assert(
    fc.property(fc.constantFrom(...steps), fc.integer({ min: 1, max: 40 }), (step, wanted) => {
      const scaled = scaledPieces(step, 4, wanted / 4)
      const bare = (text: string) =>
        text.replace(/\d+|quattro|panett[oi]|pall(?:a|e|ina|ine)|part[ei]|pezz[oi]|porzion[ei]/giu, '')
      expect(bare(scaled)).toBe(bare(step))
    }),
  )
})
