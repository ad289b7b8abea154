import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { bakeWords } from './bake-words.ts'

test('the last sentence that says a time in the oven', () => {
  expect(
    bakeWords([
      'Accendi il forno al massimo. Aspetta 45 minuti con la pietra nel forno.',
      'Cuoci per 6 minuti sotto il grill. Servi subito.',
    ]),
  ).toBe('Cuoci per 6 minuti sotto il grill.')
  expect(bakeWords(['Impasta per 10 minuti.'])).toBe('')
})

test('nearly every recipe says how it bakes', () => {
  const silent = contentRecipes.filter(
    ({ category, instructions }) => category !== 'Fritta' && bakeWords(instructions.split('\n')) === '',
  )
  expect(silent.length / contentRecipes.length).toBeLessThan(0.1)
})
