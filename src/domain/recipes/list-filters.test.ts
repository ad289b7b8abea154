import { expect, test } from 'vitest'
import { isForSearch, isOnlyPartOf, withText } from './list-filters.ts'

const margherita = { name: 'Pizza Margherita', description: 'Pomodoro e basilico' }
const genovese = { name: 'Focaccia Genovese', description: 'Salamoia, OLIO buono' }
const vegan = { name: 'Pizza Vegana', description: 'Cipolla e pomodoro' }
const all = [margherita, genovese, vegan]

test.each([
  ['', all],
  ['MARGHERITA', [margherita]],
  ['pomodoro', [margherita, vegan]],
  ['olio', [genovese]],
  ['  basilico ', [margherita]],
  ['ananas', []],
])('looks for "%s" in name and description', (text, expected) => {
  expect(withText(all, text)).toEqual(expected)
})

test('who looks for zucca finds it before its flowers, unless it is the flowers', () => {
  const flowers = { name: 'Pizza Fiori di Zucca e Alici', description: '' }
  const zucca = { name: 'Pizza Vegana Zucca e Funghi', description: '' }
  expect(withText([flowers, zucca], 'zucca')).toEqual([zucca, flowers])
  expect(withText([flowers, zucca], 'fiori di zucca')).toEqual([flowers])
  expect(isOnlyPartOf(flowers.name, ['fiori', 'di', 'zucca'])).toBe(false)
})

test.each([
  ['', false],
  ['  ', false],
  ['margherita', false],
  ['margerita', true],
  ['vegana', true],
  ['Senza lattosio', true],
  ['pizza vegan', true],
  ['nonna', true],
])('"%s" is for the search: %s', (text, expected) => {
  expect(isForSearch(text, all)).toBe(expected)
})
