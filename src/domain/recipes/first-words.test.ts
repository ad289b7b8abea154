import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test.each([
  ['Inforna.', 20, 'Inforna.'],
  ['Dividi la massa in 4 panetti', 15, 'Dividi la massa…'],
  ['Dividi la massa in 4 panetti', 17, 'Dividi la massa…'],
  ['Impasta, poi copri e aspetta', 9, 'Impasta…'],
])('%s in %i characters is %s', (text, most, shown) => {
  expect(firstWords(text, most)).toBe(shown)
})

test('is a beginning of the text, and fits', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 80 }), (text, most) => {
      const shown = firstWords(text, most)
      expect(shown.length).toBeLessThanOrEqual(most + 1)
      expect(text.trim().startsWith(shown.replace(/…$/u, ''))).toBe(true)
    }),
  )
})
