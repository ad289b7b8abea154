import { expect, test } from 'vitest'
import { names, plain } from './word-list.ts'

test.each([
  ['200 g di funghi misti', ['fungh'], true],
  ['200 g di provola', ['vola'], false],
  ['2 pere', ['pere.'], true],
  ['pereria', ['pere.'], false],
  ['baccalà', ['baccala'], true],
  ["40 g di 'nduja", ["'nduja"], true],
  ['40 g di ’nduja', ['nduja'], true],
  ['8 fiori di zucca', ['zucca', '!fiori di zucca'], false],
  ['8 fiori di zucca\n200 g di zucca', ['zucca', '!fiori di zucca'], true],
  ['2 uova', ['# uova'], true],
  ['60 g di uova', ['# uova'], false],
  ['sale', [], false],
] as const)('%j names one of %j: %j', (text, words, found) => {
  expect(names(plain(text), words)).toBe(found)
})
