/** The nutrition of a recipe: in all, for 100 g of it cooked, and for a slice.
 *
 * Units   grams in, `Nutrients` out. Cooked mass = raw mass x yield + absorbed oil; the absorbed oil, as olive oil,
 *         counts in the totals. Nothing but water is taken to leave in the oven.
 * Source  definitions of the site's specification; values of `foods.ts`.
 * Valid   grams 0 and more (under 0.001 g in all, nothing for 100 g), slices 1 and more. A line whose food is not in the table takes no part in mass or totals
 *         and stands in `unknown`: a figure that silently left it out would be read as the whole. */
import { type Allergen, inLegalOrder } from './allergens.ts'
import { allergensOfText } from './allergens-of-text.ts'
import type { BakeProfile } from './bake-profiles.ts'
import type { Food } from './food.ts'
import { foodById } from './foods.ts'
import { NUTRIENTS, type NutrientName, type Nutrients, scaled, sumOfParts } from './nutrients.ts'

export type RecipeLine = { id: string; label: string; grams: number }

export type NutritionResult = {
  servings: number
  mass_raw_g: number
  mass_cooked_g: number
  totals: Nutrients
  per_100g: Nutrients
  per_slice: Nutrients
  allergens: Allergen[]
  /** Not already in `allergens`. */
  may_contain: Allergen[]
  /** Labels of the lines that the table does not know: left out of every figure above, their allergens unknown. */
  unknown: string[]
  /** Nutrients that some food has no figure for: the sums of these are too low. */
  incomplete: { nutrient: NutrientName; foods: string[] }[]
  /** Foods whose values are an estimate, and why. */
  estimates: { food: string; why: string }[]
}

const OIL = 'olio-evo'
/** Less than this is nothing: dividing by it would end in infinity. */
const LEAST_G = 0.001

export function calculateNutrition(
  lines: readonly RecipeLine[],
  bake: BakeProfile,
  servings: number,
): NutritionResult {
  const known = lines.flatMap(({ id, grams }) => {
    const food = foodById(id)
    return food ? [{ food, grams }] : []
  })
  const unknownLines = lines.filter(({ id }) => !foodById(id))
  const rawG = known.reduce((sum, { grams }) => sum + grams, 0)
  const oil = foodById(OIL)
  const absorbedG = rawG > 0 && oil ? bake.oil_absorption_g : 0
  const parts = absorbedG > 0 && oil ? [...known, { food: oil, grams: absorbedG }] : known
  const totals = sumOfParts(parts.map(({ food, grams }) => ({ per100g: food.per100g, grams })))
  const cookedG = rawG * bake.yield + absorbedG
  const foods = [...new Set(parts.filter(({ grams }) => grams > 0).map(({ food }) => food))]
  const texts = unknownLines.map(({ label }) => allergensOfText(label))
  const allergens = inLegalOrder([...foods.flatMap(({ contains }) => contains), ...texts.flat()])
  return {
    servings,
    mass_raw_g: rawG,
    mass_cooked_g: cookedG,
    totals,
    per_100g: scaled(totals, cookedG >= LEAST_G ? 100 / cookedG : 0),
    per_slice: scaled(totals, 1 / servings),
    allergens,
    may_contain: inLegalOrder(
      foods.flatMap(({ mayContain }) => mayContain).filter((allergen) => !allergens.includes(allergen)),
    ),
    unknown: [...new Set(unknownLines.map(({ label }) => label))],
    incomplete: incompleteOf(foods),
    estimates: foods.flatMap(({ name, estimate }) =>
      estimate === undefined ? [] : [{ food: name, why: estimate }],
    ),
  }
}

const incompleteOf = (foods: readonly Food[]): NutritionResult['incomplete'] =>
  NUTRIENTS.map((nutrient) => ({
    nutrient,
    foods: foods.filter(({ missing }) => missing.includes(nutrient)).map(({ name }) => name),
  })).filter(({ foods: without }) => without.length > 0)
