import type { Recipe } from '#contracts/recipes/recipe.ts'
import { queryOfForm } from '#domain/dough/full/full-query.ts'
import { type DoughRecipe, doughFormOf } from '#domain/dough/full/recipe-form.ts'
import { methodFor } from '../method.ts'

/** The recipe as its dough is read from it. */
export const doughRecipeOf = (recipe: Recipe): DoughRecipe => ({
  ...recipe,
  steps: methodFor(recipe, 1).steps,
})

/** The calculator with the recipe's dough in it; without, where it cannot have it. `bakeAt` as its field writes it. */
export function calculatorAddress(recipe: Recipe, factor: number, bakeAt = ''): string {
  const answer = doughFormOf(doughRecipeOf(recipe), factor)
  if ('refusal' in answer) return '/calcolatore-impasto'
  const query = new URLSearchParams(queryOfForm(answer.form))
  if (bakeAt !== '') query.set('bakeAt', bakeAt)
  return `/calcolatore-impasto?${query}`
}
