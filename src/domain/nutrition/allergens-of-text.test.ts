import { expect, test } from 'vitest'
import { allergensOfText } from './allergens-of-text.ts'

test.each([
  ['bottarga di muggine', ['pesce']],
  ['crema spalmabile di nocciole e cacao', ['frutta a guscio']],
  ['latte di mandorla', ['frutta a guscio']],
  ['formaggio vegetale di soia', ['soia']],
  ["malto d'orzo", ['glutine']],
  ['farina di malto', ['glutine']],
  ['farina di teff', []],
  ['lievito di birra fresco', []],
  ['vino bianco secco', ['solfiti']],
  ['li.co.li.', ['glutine']],
  ['psillio in polvere', []],
  ['', []],
])('%s: %j', (text, allergens) => {
  expect(allergensOfText(text)).toEqual(allergens)
})

test.each([
  ['salsa di soia', ['glutine', 'soia']],
  ['salsa di soia senza glutine', ['soia']],
  ['tamari', ['soia']],
  ["latte d'avena", ['glutine']],
  ['bulgur', ['glutine']],
  ['pasta', ['glutine']],
  ['pasta corta avanzata', ['glutine']],
  ['biscotti', ['glutine']],
  ['besciamella', ['glutine', 'latte']],
  ['gelato alla crema', ['latte']],
  ['nutella', ['soia', 'latte', 'frutta a guscio']],
  ['philadelphia', ['latte']],
  ['halloumi', ['latte']],
  ['ghee', ['latte']],
  ['salsa tonnata', ['uova', 'pesce']],
  ['caviale', ['pesce']],
  ['gherigli di noce', ['frutta a guscio']],
  ['hummus', ['sesamo']],
])('a product of a common recipe has those of its recipe: %s: %j', (text, allergens) => {
  expect(allergensOfText(text)).toEqual(allergens)
})

test.each([
  ['burro di arachidi', ['arachidi']],
  ['burro di cacao', []],
  ['burro di karité', []],
  ['burro vegetale', []],
  ['pasta di pistacchio', ['frutta a guscio']],
  ["pasta d'acciughe", ['pesce']],
  ['pasta di riso', []],
  ['noce moscata', []],
  ['noce moscata e mandorle', ['frutta a guscio']],
  ['una noce di burro', ['latte']],
  ['olive nocellara', []],
  ['pecorino sardo', ['latte']],
  ['polpa di pollo', []],
  ['polpette di ceci', []],
  ['lattuga', []],
])('a word that misleads is not believed: %s: %j', (text, allergens) => {
  expect(allergensOfText(text)).toEqual(allergens)
})
