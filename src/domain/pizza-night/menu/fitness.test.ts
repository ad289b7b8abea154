import { expect, test } from 'vitest'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { AVOIDED_IN_PREGNANCY } from '#knowledge/pregnancy.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { USUAL_GUEST } from '../evening-request.ts'
import { eveningPizza } from './evening-pizza.ts'
import { whyNot } from './fitness.ts'

test('whatever a whole reading of the recipe finds that is avoided in pregnancy is found', () => {
  const pizzas = eveningRecipes.flatMap((recipe) => eveningPizza(recipe) ?? [])
  const avoided = pizzas.map(({ groups }) =>
    recipeLines(groups.flatMap(({ lines }) => lines)).some(
      ({ id }) => AVOIDED_IN_PREGNANCY[id] !== undefined,
    ),
  )
  const refused = pizzas.map((pizza) =>
    (whyNot({ ...USUAL_GUEST, needs: ['gravidanza'] }, pizza) ?? '').startsWith('in gravidanza no'),
  )
  const isKnown = pizzas.map(({ allergens }) => allergens.unknown.length === 0)
  expect(refused.filter((_, index) => isKnown[index])).toEqual(avoided.filter((_, index) => isKnown[index]))
  expect(avoided.filter(Boolean).length).toBeGreaterThan(10)
})
