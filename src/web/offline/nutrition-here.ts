import type { NutritionAnswer, NutritionRequest } from '#contracts/nutrition/nutrition.ts'
import { bakeProfileOf, DEFAULT_SLICES, FALLBACK_BAKE } from '#domain/nutrition/bake-profiles.ts'
import { calculateNutrition, nameOfLine } from '#domain/nutrition/calculate.ts'

/** What the server would answer to a recipe that the form has checked. */
export function nutritionHere({
  ingredients,
  bakeProfile: bake = FALLBACK_BAKE,
  servings = DEFAULT_SLICES,
}: NutritionRequest): NutritionAnswer {
  const lines = ingredients.map(({ id, label = '', grams, words }) => ({
    id,
    label: nameOfLine({ id, label }),
    grams,
    ...(words && { words }),
  }))
  const profile =
    typeof bake === 'string' ? bakeProfileOf(bake) : { ...bake, style: bake.style ?? FALLBACK_BAKE.style }
  return calculateNutrition(lines, profile, servings)
}
