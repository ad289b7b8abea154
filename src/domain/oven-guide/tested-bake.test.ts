import { expect, test } from 'vitest'
import { doughFormOf } from '#domain/dough/full/recipe-form.ts'
import { dosesOfAddress } from '#domain/recipes/doses/doses.ts'
import { ovenStyleOf } from '#domain/styles/style-of-dough.ts'
import { recipeOf } from '../../../tests/support/asked-tools.ts'
import { eveningRecipes } from '../../../tests/support/evening-recipes.ts'
import { calculateBake } from './calculate.ts'
import { askAboutRecipe, testedBakes } from './tested-bake.ts'

test.each([
  [1, { minutes: 6, surface: 'stone', maxTempC: 280 }],
  [39, { minutes: 7, surface: 'steel', maxTempC: 280 }],
  [28, { minutes: 6, surface: 'stone', maxTempC: 300 }],
  [62, { minutes: 19, surface: 'sheet_pan', maxTempC: 250 }],
  [14, { minutes: 12, surface: 'deck', maxTempC: 250 }],
  [26, { surface: 'stone', maxTempC: 260 }], // not the 160 °C of the frying oil
  [57, { maxTempC: 230 }], // not the 180 °C of the next day
])('of recipe %i: %j', (id, home) => {
  expect(testedBakes(recipeOf(id)).home).toMatchObject(home)
})

test('two at a time are in the oven as long as one', () => {
  expect(testedBakes(recipeOf(81)).home?.minutes).toBe(14)
  expect(testedBakes(recipeOf(79)).home?.minutes).toBe(12)
})

test('the words about a pizza oven count for pizza ovens', () => {
  expect(testedBakes(recipeOf(1)).hot?.minutes).toBe(1.25)
  expect(testedBakes(recipeOf(2)).hot).toBeNull()
})

test('in its own oven every recipe bakes as long as it was tested, unless its time counts other things', () => {
  const far = eveningRecipes.flatMap((one) => {
    const styleId = ovenStyleOf(one)
    const recipe = recipeOf(one.id)
    const tested = testedBakes(recipe)
    if (styleId === undefined || one.category === 'Fritta' || tested.home === null) return []
    const { minutes, ...oven } = tested.home
    const made = doughFormOf(recipe, dosesOfAddress(recipe, null))
    const dough = 'form' in made ? made.form : undefined
    const asked = askAboutRecipe({ oven: { styleId, ...oven }, tested, dough })
    const { min_s, max_s } = calculateBake(asked).expected_time
    return min_s <= minutes * 60 && minutes * 60 <= max_s ? [] : [one.name]
  })
  expect(far).toEqual(['Pizza Wurstel e Patatine', 'Scaccia Ragusana'])
})

test('a dough that no style knows bakes as tested, however far that is from the model', () => {
  const oven = {
    styleId: 'contemporanea',
    ovenType: 'home_electric',
    surface: 'deck',
    maxTempC: 250,
  } as const
  const { home } = testedBakes(recipeOf(14))
  const slow = { home: home && { ...home, minutes: 40 }, hot: null }
  const asked = (isOfNoStyle: boolean) => calculateBake(askAboutRecipe({ oven, tested: slow, isOfNoStyle }))
  const { min_s, max_s } = asked(true).expected_time
  expect((min_s + max_s) / 120).toBeCloseTo(40, 0)
  expect(asked(false).expected_time.max_s).toBeLessThan(15 * 60)
})
