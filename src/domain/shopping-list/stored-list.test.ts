import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_LIST, readShoppingList, withShoppingList } from './stored-list.ts'

test('reads back what was stored', () => {
  const list = {
    items: [{ name: 'Sale', checked: true, quantity: 'q.b.', times: 2, recipes: [1, 27] }],
    recipes: [1, 27],
    doses: { 27: '500g' },
    isByRecipe: true,
  }
  expect(readShoppingList(JSON.stringify(list))).toEqual(list)
})

test.each([null, '', '{', '[]', '3', '{"items":{}}'])('%j is an empty list', (text) => {
  expect(readShoppingList(text)).toEqual(EMPTY_LIST)
})

test('keeps the sound rows of a damaged list', () => {
  const text = '{"items":[{"name":"Olio"},{"checked":true},null,7],"recipes":[1,"2",2.5]}'
  expect(readShoppingList(text)).toEqual({
    items: [{ name: 'Olio', checked: false, quantity: '', times: 1 }],
    recipes: [1],
    doses: {},
    isByRecipe: false,
  })
})

test('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(readShoppingList(text).items)).toBe(true)
    }),
  )
})

test('what another version of the site put on the list stays', () => {
  const newer = { article: 'Farina', grams: 500 }
  const text = JSON.stringify({ items: [{ name: 'Olio' }, newer, null], shops: ['mercato'] })
  const list = { ...EMPTY_LIST, recipes: [7] }
  expect(JSON.parse(withShoppingList(text, list))).toEqual({ ...list, items: [newer], shops: ['mercato'] })
  expect(JSON.parse(withShoppingList('{', list))).toEqual(list)
})
