import { expect, test } from 'vitest'
import { getMe } from '#contracts/accounts/accounts.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import {
  calculateRecipeNutrition,
  listNutritionIngredients,
} from '#contracts/nutrition/nutrition.endpoints.ts'
import { NutritionAnswer, NutritionIngredient } from '#contracts/nutrition/nutrition.ts'
import {
  analyseIngredients,
  listPairingIngredients,
  pairIngredient,
} from '#contracts/pairing/pairing.endpoints.ts'
import { BasePairing, CombinationAnalysis, PairingCategories } from '#contracts/pairing/pairing.ts'
import { getRecipe } from '#contracts/recipes/recipes.endpoints.ts'
import { suggestDoughToppings } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { plainDecimal } from '#domain/words/decimal-input.ts'
import { calculateHere } from './calculate-here.ts'

const foods = async (category: string, search: string) =>
  NutritionIngredient.array()
    .parse(
      await calculateHere(`${listNutritionIngredients.path}?${new URLSearchParams({ category, search })}`),
    )
    .map(({ id }) => id)

test('foods are found by category and by any of their names', async () => {
  const all = await foods('tutti', '')
  expect(all.length).toBeGreaterThan(100)
  expect((await foods('formaggio', '')).length).toBeLessThan(all.length)
  expect(await foods('tutti', 'fiordilatte')).toEqual(['fior-di-latte'])
  expect(await foods('verdure', 'fiordilatte')).toEqual([])
})

test('a recipe is weighed and named as the server does it', async () => {
  const request = {
    ingredients: [
      { id: 'fior-di-latte', label: '', grams: 100 },
      { id: '', grams: 5 },
    ],
  }
  const answer = NutritionAnswer.parse(
    await calculateHere(calculateRecipeNutrition.path, { method: 'POST', json: request }),
  )
  expect(answer).toMatchObject({ mass_raw_g: 105, mass_unknown_g: 5, servings: 8, allergens: ['latte'] })
})

test('the questions of the pairing are those of its three addresses', async () => {
  PairingCategories.parse(await calculateHere(listPairingIngredients.path))
  const base = BasePairing.parse(
    await calculateHere(addressOf(pairIngredient, { query: { baseIngredient: 'acciughe' } })),
  )
  expect(base.baseIngredient.id).toBe('acciughe')
  const ids = ['acciughe', base.recommendedPairings[0]?.ingredient.id ?? '']
  const together = CombinationAnalysis.parse(
    await calculateHere(addressOf(analyseIngredients, { query: { ingredients: ids } })),
  )
  expect(together.pairwiseAnalysis).toHaveLength(1)
  expect(
    await calculateHere(addressOf(pairIngredient, { query: { baseIngredient: 'cartone' } })),
  ).toBeUndefined()
})

test('toppings are those of the dough', async () => {
  expect(
    await calculateHere(
      addressOf(suggestDoughToppings, { params: { pizzaType: 'napoletana', hydration: plainDecimal(65) } }),
    ),
  ).toEqual({
    toppings: expect.arrayContaining([expect.any(String)]),
  })
})

test.each([
  getMe.path,
  addressOf(getRecipe, { params: { id: 3 } }),
  '/api/dough-calculator/toppings/napoletana',
])('%s needs the server', async (path) => expect(await calculateHere(path)).toBeUndefined())

test('another method on the same path needs the server', async () =>
  expect(await calculateHere(listNutritionIngredients.path, { method: 'PUT' })).toBeUndefined())
