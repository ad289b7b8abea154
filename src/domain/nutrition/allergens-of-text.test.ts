import { expect, test } from 'vitest'
import { allergensOfText } from './allergens-of-text.ts'

test.each([
  ['bottarga di muggine', ['pesce']],
  ['crema spalmabile di nocciole e cacao', ['frutta a guscio']],
  ['latte di mandorla', ['frutta a guscio']],
  ['formaggio vegetale di soia', ['soia']],
  ["malto d'orzo", ['glutine']],
  ['farina di teff', []],
  ['lievito di birra fresco', []],
  ['vino bianco secco', ['solfiti']],
  ['li.co.li.', ['glutine']],
  ['psillio in polvere', []],
  ['', []],
])('%s: %j', (text, allergens) => {
  expect(allergensOfText(text)).toEqual(allergens)
})
