import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { scaledMethodNote, servingsNoun, servingsText } from './servings.ts'

test.each([
  [1, 'pizze', 'pizza'],
  [4, 'pizze', 'pizze'],
  [1, 'teglia', 'teglia'],
  [3, 'focaccia', 'focacce'],
  [1, 'cose', 'cose'],
])('%i with %s is %s', (count, unit, expected) => {
  expect(servingsNoun(count, unit)).toBe(expected)
})

test('no recipe of the catalogue says its plural of one', () => {
  for (const { servingsUnit } of contentRecipes)
    if (/[ie]$/u.test(servingsUnit)) expect(servingsNoun(1, servingsUnit)).not.toBe(servingsUnit)
})

test.each([
  [6, 'pizze', '6 pizze'],
  [1, 'pizze', '1 pizza'],
  [0.5, 'teglie', '½ teglia'],
  [1.5, 'pizze', 'circa 2 pizze'],
  [3.333, 'pizze', 'circa 3 pizze'],
  [0.1, 'teglia', 'circa ½ teglia'],
  [12.0001, 'porzioni', '12 porzioni'],
  [33.4, 'porzioni', 'circa 33 porzioni'],
])('%d of %s are %s', (count, unit, expected) => {
  expect(servingsText(count, unit)).toBe(expected)
})

const method = {
  own: '4 pizze',
  wanted: '6 pizze',
  isScaled: true,
  followed: ['i panetti'],
  left: [],
  bake: null,
}

test.each([
  [
    { followed: ['i panetti', 'le teglie'] },
    'Le dosi, i panetti e le teglie nei passi sono già per 6 pizze: i tempi di forno non cambiano.',
  ],
  [
    { followed: ['le teglie'], left: ['i panetti'] },
    'Le dosi e le teglie nei passi sono già per 6 pizze: i panetti sono ancora per 4 pizze, i tempi di forno non cambiano.',
  ],
  [
    { bake: { one: 'pizza', all: '6 pizze', time: '36 min' } },
    'Le dosi e i panetti nei passi sono già per 6 pizze. Ogni pizza cuoce gli stessi minuti: con 6 pizze, 36 min in tutto.',
  ],
  [
    { followed: [], left: ['i panetti'], bake: { one: 'pizza', all: '6 pizze', time: '36 min' } },
    'Le dosi nei passi sono già per 6 pizze: i panetti sono ancora per 4 pizze. Ogni pizza cuoce gli stessi minuti: con 6 pizze, 36 min in tutto.',
  ],
  [{}, 'Le dosi e i panetti nei passi sono già per 6 pizze: i tempi di forno non cambiano.'],
  [
    { left: ['le teglie'] },
    'Le dosi e i panetti nei passi sono già per 6 pizze: le teglie sono ancora per 4 pizze, i tempi di forno non cambiano.',
  ],
  [
    { followed: [], left: ['i panetti', 'le teglie'] },
    'Le dosi nei passi sono già per 6 pizze: i panetti e le teglie sono ancora per 4 pizze, i tempi di forno non cambiano.',
  ],
  [
    { isScaled: false },
    'Il procedimento è scritto per 4 pizze: le dosi giuste per 6 pizze sono quelle degli ingredienti.',
  ],
])('a method read with %j', (more, expected) => {
  expect(scaledMethodNote({ ...method, ...more })).toBe(expected)
})
