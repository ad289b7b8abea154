/** The nutrients of one portion of a recipe.
 *
 * Units   `Nutrients` of one portion: a pizza, a pan or a piece.
 * Source  `calculate.ts`, with the lines of `recipe-lines.ts` and the bake of `recipe-bake.ts`.
 * Valid   any recipe; null if no ingredient with a weight is known. */

import { NUTRIENTS, type NutrientName, type Nutrients } from '../ingredients/nutrients.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { calculateNutrition } from '../nutrition/calculate.ts'
import { isAtLeast, isUnknowable } from '../nutrition/certainty.ts'
import type { StyledRecipe } from '../styles/style-of-dough.ts'
import { bakeOfRecipe } from './recipe-bake.ts'

export type RecipeNutrition = {
  perServing: Nutrients
  atLeast: NutrientName[]
  isEstimate: boolean
  unknown: string[]
  /** Foods without a weight ('q.b.'): no figure includes them. */
  weightless: string[]
}

type Portioned = StyledRecipe & {
  servings: number
  ingredients: readonly string[]
}

export function nutritionOfRecipe({ servings, ingredients, ...recipe }: Portioned): RecipeNutrition | null {
  const lines = recipeLines(ingredients)
    // Frying oil stays in the pan. `bakeOfRecipe` adds the oil that the food absorbs.
    .filter(({ isForFrying }) => !isForFrying)
    .map((line) => ({
      id: line.id,
      label: line.name,
      grams: line.grams ?? 0,
      isEstimate: line.isRough || line.isNearest,
    }))
  const rawG = lines.reduce((sum, { grams }) => sum + grams, 0)
  const result = calculateNutrition(lines, bakeOfRecipe({ ...recipe, ingredients }, rawG), servings)
  if (isUnknowable(result)) return null
  const { per_slice, estimates, unknown, weightless } = result
  return {
    perServing: per_slice,
    atLeast: NUTRIENTS.filter((nutrient) => isAtLeast(result, nutrient)),
    isEstimate: estimates.length > 0 || lines.some(({ isEstimate }) => isEstimate),
    unknown,
    weightless: weightless.filter((one) => !unknown.includes(one)),
  }
}
