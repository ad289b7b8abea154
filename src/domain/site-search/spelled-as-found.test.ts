import { expect, test } from 'vitest'
import { spelledAsFound } from './spelled-as-found.ts'

const PUMPKIN = ['Pizza Vegana Zucca e Funghi', 'Pizza Zucca, Gorgonzola e Noci', 'Focaccia con la zucca']

test.each([
  ['zuca', 'zucca'],
  ['Pizza con la zuca', 'pizza con la zucca'],
  ['zucac', 'zucca'],
])('%s is shown as %s', (text, spelled) => expect(spelledAsFound(text, PUMPKIN)).toBe(spelled))

test.each(['zucca', 'zucche', 'zucc', 'funga', 'noci', 'xyzzy', ''])('%s is no typing error', (text) =>
  expect(spelledAsFound(text, PUMPKIN)).toBeUndefined(),
)

test('a word that few of the results have corrects nothing', () => {
  expect(spelledAsFound('gorgonzla', PUMPKIN)).toBeUndefined()
  expect(spelledAsFound('zuca', [])).toBeUndefined()
})
