/** Nutrition of 100 g of raw dough, estimated from its ingredients.
 *
 * Units   kcal and grams for 100 g.
 * Source  [USDA-SR28], public domain: NDB 20481 (00), 20083 (0 and manitoba, bread flour), 20080
 *         (integrale), 20466 (semola), 04053 (olive oil), 19335 (sugar), 18374 and 18375 (yeasts). USDA's
 *         carbohydrates include fibre: the fibre is subtracted here, as on European labels. [stima]: mother
 *         yeast counts as two thirds of flour; mix is equal parts of 00 and 0.
 * Valid   ingredients of `weighSimpleDough`. Losses by fermentation or oven are not included. */
import type { FlourType, SimpleYeastType } from './simple-limits.ts'

export type NutritionPer100 = {
  calories: number
  proteins: number
  carbs: number
  fats: number
  fiber: number
}

const food = (
  calories: number,
  proteins: number,
  carbsByDifference: number,
  fats: number,
  fiber: number,
): NutritionPer100 => ({ calories, proteins, carbs: carbsByDifference - fiber, fats, fiber })

const FLOUR_00 = food(364, 10.33, 76.31, 0.98, 2.7)
const FLOUR_0 = food(361, 11.98, 72.53, 1.66, 2.4)
const OIL = food(884, 0, 0, 100, 0)
const SUGAR = food(387, 0, 99.98, 0, 0)
const MOTHER_FLOUR_SHARE = 2 / 3

type Part = readonly [grams: number, per100: NutritionPer100]

function sumParts(parts: readonly Part[], perG: number): NutritionPer100 {
  const sum = (read: (per100: NutritionPer100) => number) =>
    parts.reduce((total, [grams, per100]) => total + grams * read(per100), 0) / perG
  return {
    calories: sum((per100) => per100.calories),
    proteins: sum((per100) => per100.proteins),
    carbs: sum((per100) => per100.carbs),
    fats: sum((per100) => per100.fats),
    fiber: sum((per100) => per100.fiber),
  }
}

export const FLOUR_NUTRITION: Readonly<Record<FlourType, NutritionPer100>> = {
  '00': FLOUR_00,
  '0': FLOUR_0,
  manitoba: FLOUR_0,
  integrale: food(340, 13.21, 71.97, 2.5, 10.7),
  semola: food(360, 12.68, 72.83, 1.05, 3.9),
  mix: sumParts(
    [
      [1, FLOUR_00],
      [1, FLOUR_0],
    ],
    2,
  ),
}

const FRESH_YEAST = food(105, 8.4, 18.1, 1.9, 8.1)
const DRY_YEAST = food(325, 40.44, 41.22, 7.61, 26.9)

function yeastPart(yeastG: number, yeastType: SimpleYeastType, flour: NutritionPer100): Part {
  if (yeastType === 'mother') return [yeastG * MOTHER_FLOUR_SHARE, flour]
  return [yeastG, yeastType === 'fresh' ? FRESH_YEAST : DRY_YEAST]
}

export function doughNutrition(
  { flourType, yeastType }: { flourType: FlourType; yeastType: SimpleYeastType },
  ingredients: { flour: number; water: number; salt: number; yeast: number; oil?: number; sugar?: number },
): NutritionPer100 {
  const { flour, water, salt, yeast, oil = 0, sugar = 0 } = ingredients
  const perFlour = FLOUR_NUTRITION[flourType]
  const parts = [
    [flour, perFlour],
    yeastPart(yeast, yeastType, perFlour),
    [oil, OIL],
    [sugar, SUGAR],
  ] as const
  const exact = sumParts(parts, flour + water + salt + yeast + oil + sugar)
  const toTenth = (grams: number) => Math.round(grams * 10) / 10
  return {
    calories: Math.round(exact.calories),
    proteins: toTenth(exact.proteins),
    carbs: toTenth(exact.carbs),
    fats: toTenth(exact.fats),
    fiber: toTenth(exact.fiber),
  }
}
