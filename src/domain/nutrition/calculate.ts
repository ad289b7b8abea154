/** The nutrition of a recipe: in all, for 100 g of it cooked, and for a slice.
 *
 * Units   grams in, `Nutrients` out. Cooked mass = raw mass x yield + absorbed oil; the absorbed oil, as olive oil,
 *         counts in the totals. Nothing but water is taken to leave in the oven.
 * Source  definitions of the site's specification; values of `foods.ts`.
 * Valid   grams 0 and more (under 0.001 g in all, nothing for 100 g), slices 1 and more. A food that the table does not
 *         know weighs what it weighs but brings no values: it stands in `unknown`, its grams in `mass_unknown_g`, and
 *         every figure is then 'at least' (`certainty.ts`). An ingredient brings its allergens whatever it weighs. */
import type { Allergen } from '../ingredients/allergens.ts'
import { foodById } from '../ingredients/foods.ts'
import { allergensOfLines } from '../ingredients/lines-allergens.ts'
import { type Nutrients, scaled, sumOfParts, tidy } from '../ingredients/nutrients.ts'
import type { Species } from '../ingredients/species.ts'
import type { BakeProfile } from './bake-profiles.ts'
import { type Incomplete, incompleteOf } from './certainty.ts'

/** `words` are the lines as they were written, where they say more than the label. */
export type RecipeLine = { id: string; label: string; grams: number; words?: readonly string[] }

export type NutritionResult = {
  servings: number
  mass_raw_g: number
  /** The part of the raw mass that the table does not know. */
  mass_unknown_g: number
  mass_cooked_g: number
  totals: Nutrients
  per_100g: Nutrients
  per_slice: Nutrients
  allergens: Allergen[]
  /** Not already in `allergens`. */
  may_contain: Allergen[]
  /** Cereals and nuts by name, among the allergens; `may_species` among those that it may contain. */
  species: Species[]
  may_species: Species[]
  /** Names of the lines that the table does not know: their values are missing, their allergens known by name alone. */
  unknown: string[]
  /** Names of the lines without a weight ('q.b.'): in the allergens, in no figure. */
  weightless: string[]
  /** Nutrients that some food has no figure for: the sums of these are too low. */
  incomplete: Incomplete[]
  /** Foods whose values are an estimate, and why. */
  estimates: { food: string; why: string }[]
}

const OIL = 'olio-evo'
/** Less than this is nothing: dividing by it would end in infinity. */
const LEAST_G = 0.001

/** What to call a line: its own name, or the table's where it has none but the id. */
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
