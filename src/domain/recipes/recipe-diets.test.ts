import { describe, expect, test } from 'vitest'
import { ANIMAL_PARTS_OF } from '#knowledge/animal-parts.ts'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { forbiddenIn } from '../ingredients/check-restriction.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { recipeAllergens, recipeDiets } from './recipe-diets.ts'

const dietsOf = (...ingredients: string[]) =>
  recipeDiets(recipeLines(ingredients), { isVegan: false, isGlutenFree: false })

describe.each(contentRecipes)('$name', (recipe) => {
  test('what its author says of it is what its ingredients say', () => {
    const parts = recipeLines(recipe.ingredients).flatMap(({ id }) => ANIMAL_PARTS_OF[id] ?? [])
    expect(parts.length === 0).toBe(recipe.isVegan)
    expect(!recipeAllergens(recipeLines(recipe.ingredients)).contains.includes('glutine')).toBe(
      recipe.isGlutenFree,
    )
  })

  test('no word of it is against a diet that it fits', () => {
    const { vegetarian, lactoseFree } = recipeDiets(recipeLines(recipe.ingredients), recipe)
    const words = recipe.ingredients.join('\n')
    if (vegetarian) expect(forbiddenIn(words, 'vegetariana')).toEqual([])
    if (lactoseFree) expect(forbiddenIn(words, 'senza lattosio')).toEqual([])
  })
})

test.each([
  ["4 filetti di acciughe sott'olio", { vegetarian: false, lactoseFree: true }],
  ['100 g di gorgonzola', { vegetarian: false, lactoseFree: false }],
  ['100 g di mozzarella', { vegetarian: true, lactoseFree: false }],
  ['100 g di mozzarella senza lattosio', { vegetarian: true, lactoseFree: true }],
  ['30 g di bottarga di muggine', { vegetarian: false, lactoseFree: true }],
  ['2 uova', { vegetarian: true, lactoseFree: true }],
])('%s: %j', (line, diets) => {
  expect(dietsOf(line)).toMatchObject(diets)
})

test('what the site does not know is named, and its words still speak', () => {
  expect(recipeAllergens(recipeLines(['50 g di crema di anacardi alla tahina']))).toEqual({
    contains: ['frutta a guscio', 'sesamo'],
    mayContain: [],
    species: ['anacardi'],
    maySpecies: [],
    unnamed: [],
    unknown: ['crema di anacardi alla tahina'],
  })
})
