import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { bakeWords } from './bake-words.ts'

test('the last sentence that says a time in the oven', () => {
  expect(
    bakeWords(
      [
        'Accendi il forno al massimo. Aspetta 45 minuti con la pietra nel forno.',
        'Cuoci per 6 minuti sotto il grill. Servi subito.',
      ],
      false,
    ),
  ).toBe('Cuoci per 6 minuti sotto il grill.')
  expect(bakeWords(['Impasta per 10 minuti.'], false)).toBe('')
})

test.each([
  [false, 'Cuoci per 6 minuti sotto il grill.'],
  [true, 'In un forno da pizza a 430-450 °C bastano 60-90 secondi.'],
])('of two kinds of oven the one that is asked for (hot: %s)', (isHot, expected) => {
  const steps = [
    'Cuoci per 6 minuti sotto il grill. In un forno da pizza a 430-450 °C bastano 60-90 secondi.',
  ]
  expect(bakeWords(steps, isHot)).toBe(expected)
})

test('nearly every recipe says how it bakes', () => {
  const silent = contentRecipes.filter(
    ({ category, instructions }) =>
      category !== 'Fritta' && bakeWords(instructions.split('\n'), false) === '',
  )
  expect(silent.length / contentRecipes.length).toBeLessThan(0.1)
})
