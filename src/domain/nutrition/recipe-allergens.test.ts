import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import type { Allergen } from '../ingredients/allergens.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { bakeOfRecipe } from '../recipes/recipe-bake.ts'
import { calculateNutrition, type NutritionResult } from './calculate.ts'

type Read = { contains: Allergen[]; mayContain: Allergen[] }
const golden: Readonly<Record<string, Read>> = parse(
  readFileSync(new URL('recipe-allergens.golden.yaml', import.meta.url), 'utf8'),
)
const files = readdirSync(new URL('../../../content/recipes/', import.meta.url))

function nutritionOf(recipe: (typeof contentRecipes)[number]): NutritionResult {
  const lines = recipeLines(recipe.ingredients).map(({ id, name, grams }) => ({
    id,
    label: name,
    grams: grams ?? 0,
  }))
  const rawG = lines.reduce((sum, { grams }) => sum + grams, 0)
  return calculateNutrition(lines, bakeOfRecipe(recipe, rawG), recipe.servings)
}
const computed = new Map(
  contentRecipes.map((recipe, index) => [(files[index] ?? '').replace(/\.yaml$/, ''), nutritionOf(recipe)]),
)

test('every recipe was read, and nothing else', () => {
  expect(Object.keys(golden).toSorted()).toEqual([...computed.keys()].toSorted())
})

describe('a recipe has the allergens that were read in it', () => {
  test.each([...computed])('%s', (name, { allergens, may_contain }) => {
    expect({ contains: allergens, mayContain: may_contain }).toEqual(golden[name])
  })
})

test('no recipe has an ingredient that the site does not know', () => {
  expect([...computed].filter(([, { unknown }]) => unknown.length > 0)).toEqual([])
})

test('the hazelnut spread is in the energy of its pizza', () => {
  const sweet = computed.get('pizza-dolce-crema-di-nocciole-e-granella')
  expect(sweet?.unknown).toEqual([])
  expect(sweet?.per_slice.kcal).toBeGreaterThan(900)
  expect(sweet?.per_slice.kcal).toBeLessThan(1000)
})
