import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withRecipe } from './add-recipe.ts'
import { newItem } from './shopping-item.ts'
import { EMPTY_LIST, readShoppingList } from './stored-list.ts'

const margherita = { id: 1, ingredients: ['300 g di pomodori', 'sale q.b.'], doses: '' }
const marinara = { id: 7, ingredients: ['sale q.b.', "2 spicchi d'aglio"], doses: '6' }
const names = (list: typeof EMPTY_LIST) => list.items.map(({ name }) => name)

test('joins what is there, and is chosen with its doses', () => {
  const list = withRecipe(withRecipe(EMPTY_LIST, margherita), marinara)
  expect(names(list)).toEqual(['300 g di pomodori', 'sale q.b.', "2 spicchi d'aglio"])
  expect(list.items[1]).toMatchObject({ times: 2, recipes: [1, 7] })
  expect(list).toMatchObject({ recipes: [1, 7], doses: { 7: '6' } })
})

test('put there again with other doses, it stands there once', () => {
  const list = withRecipe(withRecipe(EMPTY_LIST, margherita), marinara)
  const again = withRecipe(list, {
    ...margherita,
    ingredients: ['75 g di pomodori', 'sale q.b.'],
    doses: '1',
  })
  expect(names(again)).toEqual(['sale q.b.', "2 spicchi d'aglio", '75 g di pomodori'])
  expect(again.items[0]).toMatchObject({ times: 2, recipes: [7, 1] })
  expect(again).toMatchObject({ recipes: [1, 7], doses: { 1: '1', 7: '6' } })
})

test("what was bought already is to be bought again, and the reader's own rows stay his", () => {
  const bought = withRecipe(EMPTY_LIST, margherita)
  const list = {
    ...bought,
    items: [
      ...bought.items.map((item) => ({ ...item, checked: true })),
      { ...newItem(), name: "2 spicchi d'aglio" },
    ],
  }
  const added = withRecipe(list, marinara)
  expect(added.items.map(({ name, checked }) => [name, checked])).toEqual([
    ['300 g di pomodori', true],
    ['sale q.b.', false],
    ["2 spicchi d'aglio", false],
    ["2 spicchi d'aglio", false],
  ])
})

test('twice is once, whatever the list, and it survives being stored', () => {
  const line = fc.constantFrom('sale q.b.', '300 g di pomodori', '1 uovo', 'olio')
  const recipe = fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    ingredients: fc.array(line, { minLength: 1, maxLength: 4 }),
    doses: fc.constantFrom('', '6', '500g'),
  })
  fc.assert(
    fc.property(fc.array(recipe, { maxLength: 5 }), recipe, (before, one) => {
      const once = withRecipe(before.reduce(withRecipe, EMPTY_LIST), one)
      const twice = withRecipe(once, one)
      expect(new Set(names(twice))).toEqual(new Set(names(once)))
      expect(twice.items.length).toBe(once.items.length)
      const asked = twice.items.filter(({ recipes }) => recipes?.includes(one.id)).map(({ name }) => name)
      expect(new Set(asked)).toEqual(new Set(one.ingredients))
      expect(readShoppingList(JSON.stringify(twice))).toEqual(twice)
    }),
  )
})
