import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whatIsWaitedFor } from './step-times.ts'

test.each([
  ['Rovescia tutto sul banco e impasta per ', 'Rovescia tutto sul banco e impasta'],
  [
    "Chiudi l'impasto in una ciotola coperta da un canovaccio e lascialo lievitare per ",
    'lascialo lievitare',
  ],
  ['Cuoci i calzoni due alla volta, ', 'Cuoci i calzoni due alla volta'],
  ['Riponi in cassetta. Falle riposare altre ', 'Falle riposare'],
  ['Aggiungi adesso alla massa il sale e il resto della farina, e lavora per altri ', 'lavora'],
  ['Scalda per 20 minuti (poi ', ''],
  ['Dopo ', ''],
  ["Un'altra lievitazione di ", "Un'altra lievitazione"],
  ['', ''],
])('%s', (before, what) => {
  expect(whatIsWaitedFor(before)).toBe(what)
})

test('is a short piece of the words before, without space at its ends', () => {
  fc.assert(
    fc.property(fc.string(), (before) => {
      const what = whatIsWaitedFor(before)
      expect(before).toContain(what)
      expect(what.length).toBeLessThanOrEqual(44)
      expect(what).toBe(what.trim())
    }),
  )
})
