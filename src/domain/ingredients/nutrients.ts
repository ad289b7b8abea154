/** The eight figures of the site, and their arithmetic.
 *
 * Units   kcal, grams, milligrams of sodium; for 100 g, for a recipe or for a slice, as the holder says.
 *         `carbs_g` are available carbohydrates, as on European labels: fibre is not in them. */

export const NUTRIENTS = [
  'kcal',
  'protein_g',
  'carbs_g',
  'fat_g',
  'sat_fat_g',
  'fiber_g',
  'sugar_g',
  'sodium_mg',
] as const
export type NutrientName = (typeof NUTRIENTS)[number]
export type Nutrients = Record<NutrientName, number>

/** Takes away what binary arithmetic adds: 61.27, not 61.269999999999996. */
export const tidy = (value: number): number => Number(value.toPrecision(12))

export const nutrientsOf = (read: (name: NutrientName) => number): Nutrients => ({
  kcal: tidy(read('kcal')),
  protein_g: tidy(read('protein_g')),
  carbs_g: tidy(read('carbs_g')),
  fat_g: tidy(read('fat_g')),
  sat_fat_g: tidy(read('sat_fat_g')),
  fiber_g: tidy(read('fiber_g')),
  sugar_g: tidy(read('sugar_g')),
  sodium_mg: tidy(read('sodium_mg')),
})

/** Sum of `grams` of each, given their values for 100 g. */
export const sumOfParts = (parts: readonly { per100g: Nutrients; grams: number }[]): Nutrients =>
  nutrientsOf((name) => parts.reduce((total, { per100g, grams }) => total + (per100g[name] * grams) / 100, 0))

export const scaled = (values: Nutrients, factor: number): Nutrients =>
  nutrientsOf((name) => values[name] * factor)
