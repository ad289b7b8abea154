import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { nutritionOfRecipe } from './recipe-nutrition.ts'

const plain = { name: 'Focaccia', category: 'Focaccia', servings: 2 } as const

test('is the sum of what the list weighs, divided by the portions', () => {
  const one = nutritionOfRecipe({ ...plain, servings: 1, ingredients: ['100 g di farina 00'] })
  const two = nutritionOfRecipe({ ...plain, ingredients: ['500 g di farina 00', 'sale fino q.b.'] })
  const flour = nutritionOfRecipe({
    ...plain,
    category: 'Classica',
    servings: 1,
    ingredients: ['100 g di farina 00'],
  })
  expect(flour?.perServing.kcal).toBeGreaterThan(330)
  expect(flour?.perServing.kcal).toBeLessThan(370)
  expect(one?.perServing.kcal).toBeGreaterThan(flour?.perServing.kcal ?? 0)
  expect(two?.weightless).toEqual(['Sale'])
})

test('what nobody knows is named and makes the figure a least one', () => {
  const found = nutritionOfRecipe({ ...plain, ingredients: ['300 g di farina 00', '50 g di zzyzzo'] })
  expect(found).toMatchObject({ unknown: ['zzyzzo'] })
  expect(found?.atLeast).toContain('kcal')
  expect(nutritionOfRecipe({ ...plain, ingredients: ['50 g di zzyzzo'] })).toBeNull()
})

test('oil to fry in is not eaten', () => {
  const fried = { ...plain, category: 'Fritta', servings: 4 } as const
  const dough = '500 g di farina 00'
  expect(
    nutritionOfRecipe({ ...fried, ingredients: [dough, '1 litro di olio di semi per friggere'] }),
  ).toEqual(nutritionOfRecipe({ ...fried, ingredients: [dough] }))
})

test('every recipe of the catalogue says how much energy a portion has', () => {
  for (const { name, category, servings, ingredients } of contentRecipes) {
    const found = nutritionOfRecipe({ category, servings, ingredients })
    expect(found?.perServing.kcal, name).toBeGreaterThan(60)
    expect(found?.perServing.kcal, name).toBeLessThan(3000)
  }
})
