/** The eight nutrients of the site, and their arithmetic.
 *
 * Units   kcal, grams, milligrams of sodium; per 100 g, recipe or slice, depending on the field.
 *         `carbs_g` excludes fibre, as on European labels. */

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

export const sumOfParts = (parts: readonly { per100g: Nutrients; grams: number }[]): Nutrients =>
  nutrientsOf((name) => parts.reduce((total, { per100g, grams }) => total + (per100g[name] * grams) / 100, 0))

export const scaled = (values: Nutrients, factor: number): Nutrients =>
  nutrientsOf((name) => values[name] * factor)
