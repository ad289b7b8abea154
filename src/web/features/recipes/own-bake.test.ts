import { expect, test } from 'vitest'
import { recipeOf } from '#tests/support/asked-tools.ts'
import { insteadOf, ownMinutes } from './own-bake.ts'

test('another time than that of the step says that it is another', () => {
  const step = 'Passa alla funzione grill e cuoci per 6 minuti, girandola a metà cottura.'
  expect(insteadOf(step, { min_s: 300, max_s: 420 })).toBe('')
  expect(insteadOf(step, { min_s: 180, max_s: 240 })).toBe(', invece di 6 min')
  expect(insteadOf('Cuoci 8 minuti, poi altri 4 minuti.', { min_s: 180, max_s: 240 })).toBe('')
  expect(insteadOf('Cuocila finché è dorata.', { min_s: 180, max_s: 240 })).toBe('')
})

const notesOf = (id: number, minutes: readonly [min: number, max: number]) => {
  const recipe = recipeOf(id)
  const time = { min_s: 60 * minutes[0], max_s: 60 * minutes[1] }
  return recipe.steps.flatMap((_, step) => {
    const note = ownMinutes(recipe, step, false, time)
    return note === null ? [] : [`${step + 1}: ${note}`]
  })
}

test('a bake in two phases is shared between their steps, as the recipe shares it', () => {
  expect(notesOf(62, [10, 13])).toEqual(['6: 7-9 min, invece di 13 min', '7: 3-4 min, invece di 6 min'])
  expect(notesOf(62, [16, 22])).toEqual(['6: 11-15 min', '7: 5-7 min'])
})

test('two phases in one step have one time, and it says that it is for both', () => {
  expect(notesOf(72, [18, 22])).toEqual(['6: 18-22 min in tutto'])
  expect(notesOf(102, [18, 22])).toEqual(['7: 18-22 min in tutto'])
})

test('neither the oven before the bake nor the pizza after it is the bake', () => {
  expect(notesOf(28, [5, 7])).toEqual(['8: 5-7 min'])
  expect(notesOf(57, [20, 22])).toEqual(['7: 20-22 min in tutto'])
  expect(notesOf(10, [3, 4]).join()).not.toContain('invece')
})
