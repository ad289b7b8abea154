import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { withCraftWords } from './craft-words.ts'

test('links each word once, where it comes first', () => {
  expect(
    withCraftWords(['Forma i panetti: ogni panetto riposa.', 'Stendi un panetto. Dopo la Puntata inforna.']),
  ).toEqual([
    ['Forma i ', { shown: 'panetti', anchor: 'panetto' }, ': ogni panetto riposa.'],
    ['Stendi un panetto. Dopo la ', { shown: 'Puntata', anchor: 'puntata' }, ' inforna.'],
  ])
})

test('a word inside another is none, and the longer name wins', () => {
  expect(withCraftWords(['Cambiga la maturazione a freddo'])).toEqual([
    ['Cambiga la ', { shown: 'maturazione a freddo', anchor: 'maturazione-a-freddo' }],
  ])
})

test('no step of the catalogue is changed by its links', () => {
  for (const { instructions } of contentRecipes) {
    const steps = instructions.split('\n')
    const read = withCraftWords(steps).map((parts) =>
      parts.map((part) => (typeof part === 'string' ? part : part.shown)).join(''),
    )
    expect(read).toEqual(steps)
  }
})
