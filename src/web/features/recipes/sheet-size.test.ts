import { expect, test } from 'vitest'
import { sheetSizePt } from './recipe-article.tsx'

const sheet = (letters: number, note = '') =>
  sheetSizePt({ description: 'x'.repeat(190), steps: Array(7).fill('x'.repeat(letters / 7)), note })

test('a short recipe has larger letters than a long one, and none too small or too large', () => {
  expect(sheet(350)).toBe(12)
  expect(sheet(1400)).toBe(11.5)
  expect(sheet(1610)).toBe(11)
  expect(sheet(2100)).toBe(10.5)
  expect(sheet(7000)).toBe(10.5)
})

test('a note before the steps takes room', () => {
  expect(sheet(1400, 'x'.repeat(100))).toBe(11)
})
