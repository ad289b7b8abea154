import { expect, test } from 'vitest'
import { stepsOf } from '#domain/recipes/listed-recipe.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { isTray } from './left-out.ts'
import { panRestMin } from './pan-rest.ts'

test('the rest in the pan is what the steps say, and no rest in a bowl', () => {
  const told = eveningRecipes
    .filter(isTray)
    .map((recipe) => [recipe.id, panRestMin(stepsOf(recipe))] as const)
    .filter(([, minutes]) => minutes > 0)
  expect(Object.fromEntries(told)).toEqual({
    6: 90,
    54: 120,
    55: 100,
    57: 60,
    58: 90,
    63: 150,
    64: 120,
    65: 150,
    68: 75,
    69: 150,
    70: 60,
    72: 75,
    73: 180,
    74: 120,
    86: 45,
    97: 60,
    98: 75,
    101: 60,
    102: 55,
  })
})
