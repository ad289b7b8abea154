/** What a portion of a recipe holds, as its list says: the same figures that the nutrition calculator gives for it.
 *
 * Units   `Nutrients` of one portion: of a pizza, a pan, a piece, as the recipe counts.
 * Source  `calculate.ts` over the lines as `recipe-lines.ts` reads them, baked as `recipe-bake.ts` says.
 * Valid   any recipe; null where nothing that weighs anything is known. */

import { NUTRIENTS, type NutrientName, type Nutrients } from '../ingredients/nutrients.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { calculateNutrition } from '../nutrition/calculate.ts'
import { isAtLeast, isUnknowable } from '../nutrition/certainty.ts'
import type { StyledRecipe } from '../styles/style-of-dough.ts'
import { bakeOfRecipe } from './recipe-bake.ts'

export type RecipeNutrition = {
  perServing: Nutrients
  /** Nutrients whose value is a lower bound. */
  atLeast: NutrientName[]
  /** Some food has values or a weight that are an estimate. */
  isEstimate: boolean
  /** Names of what the table of foods does not know: it brings no figure. */
  unknown: string[]
  /** Names of what has no weight ('q.b.'): it stands in no figure. */
  weightless: string[]
}

type Portioned = StyledRecipe & {
  servings: number
  ingredients: readonly string[]
}

export function nutritionOfRecipe({ servings, ingredients, ...recipe }: Portioned): RecipeNutrition | null {
  const lines = recipeLines(ingredients)
    // What is fried in stays in the pan; what the dough takes up belongs to the bake.
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
