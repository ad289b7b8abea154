import { expect, test } from 'vitest'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { AVOIDED_IN_PREGNANCY } from '#knowledge/pregnancy.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { USUAL_GUEST } from '../evening-request.ts'
import { type EveningPizza, type EveningRecipe, eveningPizza } from './evening-pizza.ts'
import { suitsOf, whyNot } from './fitness.ts'

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

test.each([
  ['olive', '80 g di olive taggiasche', "30 g di olio extravergine d'oliva"],
  ['olive', '1 cucchiaio di pâté di olive', 'olio extra vergine di oliva q.b.'],
  ['olive nere', '50 g di olive nere', '20 g di olio evo'],
  ['oliva', '10 olive verdi', "acciughe sott'olio d'oliva"],
  ['cipolle', '1 cipolla rossa', '1 spicchio di aglio'],
  ['funghi', '200 g di funghi champignon', '200 g di patate'],
])('%s: «%s» has it, «%s» has not', (dislike, has, hasNot) => {
  const [recipe] = eveningRecipes.filter(({ id }) => id === 2)
  if (!recipe) throw new Error('no marinara')
  const guest = { ...USUAL_GUEST, dislikes: [dislike] }
  const refusedWith = (line: string) => {
    const groups = [{ title: 'Sopra', isDough: false, lines: [line] }]
    const pizza = eveningPizza({
      ...recipe,
      groups: [...recipe.groups.filter(({ isDough }) => isDough), ...groups],
    })
    return pizza && whyNot(guest, pizza)
  }
  expect(refusedWith(has)).toContain(dislike)
  expect(refusedWith(hasNot)).toBeNull()
})

test('a menu promises what suits a guest with the need, and nothing of what is not known', () => {
  const [marinara] = eveningRecipes.filter(({ id }) => id === 2)
  const vegan = eveningRecipes.find(({ diets }) => diets.vegan && diets.glutenFree)
  if (!marinara || !vegan) throw new Error('no such recipe')
  const suits = (recipe: EveningRecipe) => suitsOf(eveningPizza(recipe) as EveningPizza)
  expect(suits(vegan)).toEqual(['senza glutine', 'vegana', 'senza lattosio'])
  const { allergens } = vegan
  expect(suits({ ...vegan, allergens: { ...allergens, unknown: ['muschio'] } })).toEqual([])
  expect(suits({ ...vegan, allergens: { ...allergens, mayContain: ['glutine'] } })).not.toContain(
    'senza glutine',
  )
})
