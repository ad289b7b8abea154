/** The nutrition of a recipe: total, per 100 g cooked, and per slice.
 *
 * Units   grams in, `Nutrients` out. Cooked mass = raw mass x yield + absorbed oil. The absorbed oil counts
 *         in the totals as olive oil. Baking removes only water.
 * Source  definitions of the site's specification; values of `foods.ts`.
 * Valid   grams from 0, slices from 1. With a cooked mass below 0.001 g, the values per 100 g are 0. An
 *         unknown food has a weight but no values: its name is in `unknown`, its grams are in
 *         `mass_unknown_g`, and every figure becomes 'at least' (`certainty.ts`). Allergens count at any
 *         weight. */
import type { Allergen } from '../ingredients/allergens.ts'
import { foodById } from '../ingredients/foods.ts'
import { allergensOfLines } from '../ingredients/lines-allergens.ts'
import { type Nutrients, scaled, sumOfParts, tidy } from '../ingredients/nutrients.ts'
import type { Species } from '../ingredients/species.ts'
import type { BakeProfile } from './bake-profiles.ts'
import { type Incomplete, incompleteOf } from './certainty.ts'

/** `words` are the original lines, from which the allergens are read. */
export type RecipeLine = { id: string; label: string; grams: number; words?: readonly string[] }

export type NutritionResult = {
  servings: number
  mass_raw_g: number
  mass_unknown_g: number
  mass_cooked_g: number
  totals: Nutrients
  per_100g: Nutrients
  per_slice: Nutrients
  allergens: Allergen[]
  may_contain: Allergen[]
  species: Species[]
  may_species: Species[]
  /** Names of unknown foods. They have no nutrients; their allergens come from their words alone. */
  unknown: string[]
  weightless: string[]
  incomplete: Incomplete[]
  estimates: { food: string; why: string }[]
}

const OIL = 'olio-evo'
/** Below this mass the values per 100 g are 0, to avoid a division by zero. */
const LEAST_G = 0.001

export const nameOfLine = ({ id, label }: Pick<RecipeLine, 'id' | 'label'>): string =>
  label.trim() === '' || label === id ? (foodById(id)?.name ?? id) : label

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
  const massOf = (weighed: readonly { grams: number }[]) => weighed.reduce((sum, { grams }) => sum + grams, 0)
  const rawG = massOf(lines)
  const oil = foodById(OIL)
  const absorbedG = rawG > 0 && oil ? bake.oil_absorption_g : 0
  const parts = absorbedG > 0 && oil ? [...known, { food: oil, grams: absorbedG }] : known
  const totals = sumOfParts(parts.map(({ food, grams }) => ({ per100g: food.per100g, grams })))
  const cookedG = rawG * bake.yield + absorbedG
  const weighed = [...new Set(parts.filter(({ grams }) => grams > 0).map(({ food }) => food))]
  const allergens = allergensOfLines(lines)
  const namesOf = (some: readonly RecipeLine[]) => [...new Set(some.map(nameOfLine))]
  return {
    servings,
    mass_raw_g: tidy(rawG),
    mass_unknown_g: tidy(massOf(unknownLines)),
    mass_cooked_g: tidy(cookedG),
    totals,
    per_100g: scaled(totals, cookedG >= LEAST_G ? 100 / cookedG : 0),
    per_slice: scaled(totals, 1 / servings),
    allergens: allergens.contains,
    may_contain: allergens.mayContain,
    species: allergens.species,
    may_species: allergens.maySpecies,
    unknown: namesOf(unknownLines),
    weightless: namesOf(lines.filter(({ grams }) => grams === 0)),
    incomplete: incompleteOf(parts, cookedG),
    estimates: weighed.flatMap(({ name, estimate }) =>
      estimate === undefined ? [] : [{ food: name, why: estimate }],
    ),
  }
}
