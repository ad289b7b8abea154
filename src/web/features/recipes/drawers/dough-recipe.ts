import type { Recipe } from '#contracts/recipes/recipe.ts'
import { queryOfForm } from '#domain/dough/full/full-query.ts'
import { type DoughRecipe, doughFormOf } from '#domain/dough/full/recipe-form.ts'
import type { AskedDoses } from '#domain/recipes/doses/doses.ts'
import { ownMethod } from '../method.ts'

export const doughRecipeOf = (recipe: Recipe): DoughRecipe => ({
  ...recipe,
  steps: ownMethod(recipe),
})

/** Link to the calculator. The recipe's dough is in the query string if the calculator supports the dough.
 * `bakeAt` is the value of a `datetime-local` input. */
export function calculatorAddress(
  recipe: Recipe,
  asked: Pick<AskedDoses, 'doses' | 'factor'>,
  bakeAt = '',
): string {
  const answer = doughFormOf(doughRecipeOf(recipe), asked)
  if ('refusal' in answer) return '/calcolatore-impasto'
  const query = new URLSearchParams(queryOfForm(answer.form))
  if (bakeAt !== '') query.set('bakeAt', bakeAt)
  return `/calcolatore-impasto?${query}`
}
