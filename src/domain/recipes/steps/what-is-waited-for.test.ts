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

test.each([
  [
    'Dopo ',
    ' bagna le mani e porta i lembi al centro. Poi aspetta.',
    'bagna le mani e porta i lembi al centro',
  ],
  ['Bastano ', ': avrai un impasto tenace.', 'avrai un impasto tenace'],
  ['Dopo ', '. Poi inforna.', ''],
])('%s…%s', (before, after, what) => {
  expect(whatIsWaitedFor(before, after)).toBe(what)
})

test('an action that is too long is cut at a word', () => {
  const before = "Trifola i funghi in padella a fuoco vivace con due cucchiai d'olio e l'aglio, per "
  expect(whatIsWaitedFor(before)).toBe('Trifola i funghi in padella a fuoco vivace…')
})

test('is a short piece of the words before, without space at its ends', () => {
  fc.assert(
    fc.property(fc.string(), (before) => {
      const what = whatIsWaitedFor(before)
      expect(before).toContain(what.replace(/…$/u, ''))
      expect(what.replace(/…$/u, '').length).toBeLessThanOrEqual(44)
      expect(what).toBe(what.trim())
    }),
  )
})
