import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { eveningPizza } from './evening-pizza.ts'

/** Minutes, by recipe, that the steps cook toppings for; all others are raw. */
const COOKED: Readonly<Record<number, number>> = {
  9: 8,
  13: 20,
  17: 8,
  19: 20,
  23: 16,
  24: 17,
  25: 18,
  26: 12,
  27: 32,
  29: 2,
  30: 20,
  31: 6,
  35: 8,
  36: 3,
  37: 30,
  40: 2,
  41: 2,
  42: 2,
  43: 8,
  44: 25,
  45: 18,
  46: 8,
  47: 26,
  48: 25,
  49: 30,
  50: 5,
  51: 35,
  52: 8,
  53: 4,
  56: 10,
  57: 40,
  58: 15,
  59: 25,
  60: 1,
  65: 35,
  67: 11,
  80: 10,
  81: 13,
  82: 11,
  102: 12,
  103: 18,
}

test('an evening has the minutes in which a recipe cooks its toppings, and none for raw ones', () => {
  const pizzas = eveningRecipes.flatMap((recipe) => eveningPizza(recipe) ?? [])
  const cooked = pizzas.filter(({ cookingMin }) => cookingMin > 0).map(({ recipeId }) => recipeId)
  expect(cooked.toSorted((one, other) => one - other)).toEqual(Object.keys(COOKED).map(Number))
  for (const { recipeId, name, cookingMin } of pizzas)
    expect(cookingMin, name).toBeGreaterThanOrEqual(COOKED[recipeId] ?? 0)
})
