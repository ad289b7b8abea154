/** Certainty of a recipe's figures: complete, or only 'at least' because a value is missing.
 *
 * Source  a missing sugar value is at most the food's carbohydrate. A missing saturated fat value is at
 *         most its fat. A figure counts as complete if these maxima stay within the amounts that a label
 *         rounds to zero: 0.5 g of sugars, 0.1 g of saturates per 100 g [EC-TOLERANCES-2012]. */
import type { Food } from '../ingredients/food.ts'
import { NUTRIENTS, type NutrientName, type Nutrients } from '../ingredients/nutrients.ts'

export type Incomplete = { nutrient: NutrientName; foods: string[] }

type Bound = { most: (values: Nutrients) => number; negligiblePer100g: number }
const BOUNDS: Readonly<Partial<Record<NutrientName, Bound>>> = {
  sugar_g: { most: ({ carbs_g }) => carbs_g, negligiblePer100g: 0.5 },
  sat_fat_g: { most: ({ fat_g }) => fat_g, negligiblePer100g: 0.1 },
}

export function incompleteOf(parts: readonly { food: Food; grams: number }[], cookedG: number): Incomplete[] {
  const incomplete = NUTRIENTS.map((nutrient) => {
    const without = parts.filter(({ food, grams }) => grams > 0 && food.missing.includes(nutrient))
    const bound = BOUNDS[nutrient]
    const most = without.reduce((sum, { food, grams }) => sum + (bound?.most(food.per100g) ?? 0) * grams, 0)
    const isNegligible = bound !== undefined && most <= bound.negligiblePer100g * cookedG
    return { nutrient, foods: isNegligible ? [] : [...new Set(without.map(({ food }) => food.name))] }
  })
  return incomplete.filter(({ foods }) => foods.length > 0)
}

type Known = { incomplete: readonly Incomplete[]; mass_raw_g: number; mass_unknown_g: number }

export const isAtLeast = ({ incomplete, mass_unknown_g }: Known, nutrient: NutrientName): boolean =>
  mass_unknown_g > 0 || incomplete.some((missing) => missing.nutrient === nutrient)

export const isUnknowable = ({ mass_raw_g, mass_unknown_g }: Known): boolean => mass_unknown_g >= mass_raw_g
