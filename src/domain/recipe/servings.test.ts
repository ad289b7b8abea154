import { expect, test } from 'vitest'
import { scaledMethodNote, servingsNoun } from './servings.ts'

test.each([
  [1, 'pizze', 'pizza'],
  [4, 'pizze', 'pizze'],
  [1, 'teglia', 'teglia'],
  [3, 'focaccia', 'focacce'],
  [1, 'cose', 'cose'],
])('%i with %s is %s', (count, unit, expected) => {
  expect(servingsNoun(count, unit)).toBe(expected)
})

test.each([
  [
    4,
    15,
    'pizze',
    'Il procedimento è scritto per 4 pizze: le dosi giuste per 15 sono quelle degli ingredienti.',
  ],
  [
    4,
    1,
    'pizze',
    'Il procedimento è scritto per 4 pizze: le dosi giuste per 1 pizza sono quelle degli ingredienti.',
  ],
  [
    1,
    3,
    'teglia',
    'Il procedimento è scritto per 1 teglia: le dosi giuste per 3 teglie sono quelle degli ingredienti.',
  ],
  [8, 8, 'porzioni', ''],
])('a method for %i read for %i %s', (own, wanted, unit, expected) => {
  expect(scaledMethodNote(own, wanted, unit, false)).toBe(expected)
})

test.each([
  [4, 6, 'pizze', 'Le dosi nei passi sono già per 6 pizze: panetti, teglie e cotture restano contati per 4.'],
  [
    1,
    3,
    'teglia',
    'Le dosi nei passi sono già per 3 teglie: panetti, teglie e cotture restano contati per 1 teglia.',
  ],
  [4, 4, 'pizze', ''],
])('a method that is scaled, for %i read for %i %s', (own, wanted, unit, expected) => {
  expect(scaledMethodNote(own, wanted, unit, true)).toBe(expected)
})
