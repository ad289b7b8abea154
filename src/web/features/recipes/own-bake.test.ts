import { expect, test } from 'vitest'
import { insteadOf } from './own-bake.ts'

test('another time than that of the step says that it is another', () => {
  const step = 'Passa alla funzione grill e cuoci per 6 minuti, girandola a metà cottura.'
  expect(insteadOf(step, { min_s: 300, max_s: 420 })).toBe('')
  expect(insteadOf(step, { min_s: 180, max_s: 240 })).toBe(', invece di 6 min')
  expect(insteadOf('Cuoci 8 minuti, poi altri 4 minuti.', { min_s: 180, max_s: 240 })).toBe('')
  expect(insteadOf('Cuocila finché è dorata.', { min_s: 180, max_s: 240 })).toBe('')
})
