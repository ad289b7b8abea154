import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { nutritionOfRecipe } from './recipe-nutrition.ts'
import { wholeFigures } from './whole-figures.ts'

const figuresOf = (...ingredients: string[]) =>
  wholeFigures({
    ingredients,
    nutrition: nutritionOfRecipe({ category: 'Classica', servings: 4, ingredients }),
  })

test('are those of the portion where everything is known and weighed', () => {
  const ingredients = ['600 g di farina 00', '16 g di sale fino', 'semola rimacinata q.b. per lo spolvero']
  const nutrition = nutritionOfRecipe({ category: 'Classica', servings: 4, ingredients })
  expect(wholeFigures({ ingredients, nutrition })).toEqual(nutrition?.perServing)
})

test('have no sodium where the salt is to taste', () => {
  const figures = figuresOf('600 g di farina 00', '16 g di sale fino', 'sale fino q.b.', 'pepe nero q.b.')
  expect(figures).not.toHaveProperty('sodium_mg')
  expect(figures?.kcal).toBeGreaterThan(400)
})

test.each([
  ['something nobody knows', ['600 g di farina 00', '50 g di zzyzzo']],
  ['a food without a weight', ['600 g di farina 00', 'zucchero a velo q.b.']],
  ['nothing at all', []],
])('are none for a list with %s', (_what, ingredients) => {
  expect(figuresOf(...ingredients)).toBeNull()
})

test('most recipes of the catalogue have them, and none of them is negative or absurd', () => {
  const whole = contentRecipes.flatMap((recipe) => {
    const { category, servings, ingredients } = recipe
    return (
      wholeFigures({
        ingredients,
        nutrition: nutritionOfRecipe({ category, servings, ingredients }),
      }) ?? []
    )
  })
  expect(whole.length).toBeGreaterThan(contentRecipes.length / 2)
  for (const { protein_g, carbs_g, fat_g, kcal } of whole) {
    // The energy of a label, within the difference from fibre and rounding [REG-1169-2011].
    expect(Math.abs(4 * (protein_g + carbs_g) + 9 * fat_g - kcal)).toBeLessThan(0.08 * kcal)
  }
})
