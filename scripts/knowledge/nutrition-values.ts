/** Nutrition values of the ingredients per 100 g. Carbohydrate excludes fibre. The values of an ingredient
 * with `parts` are the weighted mean of its parts.
 *
 * Source  named in each entry. USDA's carbohydrate includes fibre, which is subtracted here. CIQUAL and
 *         BLS already give carbohydrate without fibre. */
import type { Food, FoodSource } from '#domain/ingredients/food.ts'
import { type NutrientName, nutrientsOf, sumOfParts, tidy } from '#domain/ingredients/nutrients.ts'
import type { Ingredient } from './read-ingredients.ts'

type Values = Pick<Food, 'per100g' | 'missing'>
type Nutrition = NonNullable<Ingredient['nutrition']>
type Column = keyof NonNullable<Nutrition['per100g']>

const COLUMNS: Readonly<Record<NutrientName, Column>> = {
  kcal: 'kcal',
  protein_g: 'protein',
  fat_g: 'fat',
  carbs_g: 'carbs',
  fiber_g: 'fibre',
  sugar_g: 'sugars',
  sodium_mg: 'sodiumMg',
  sat_fat_g: 'saturated',
}

function measured(values: NonNullable<Nutrition['per100g']>, isUsda: boolean): Values {
  const read = (name: NutrientName) => values[COLUMNS[name]] ?? 0
  const fibreInside = isUsda ? read('fiber_g') : 0
  return {
    per100g: {
      ...nutrientsOf(read),
      carbs_g: tidy(Math.max(read('sugar_g'), read('carbs_g') - fibreInside)),
    },
    missing: (Object.keys(COLUMNS) as NutrientName[]).filter((name) => values[COLUMNS[name]] === undefined),
  }
}

function summed(parts: Readonly<Record<string, number>>, valuesOf: (id: string) => Values): Values {
  const totalG = Object.values(parts).reduce((total, grams) => total + grams, 0)
  const shares = Object.entries(parts).map(([id, grams]) => ({
    ...valuesOf(id),
    grams: (100 * grams) / totalG,
  }))
  return { per100g: sumOfParts(shares), missing: [...new Set(shares.flatMap(({ missing }) => missing))] }
}

export function sourceOf({ source, food }: Nutrition): FoodSource {
  const [, database, code = ''] = /^(\w+)(?: (.+))?$/.exec(source ?? '') ?? []
  return database === undefined
    ? { database: 'Somma', code: '', food }
    : { database: database as FoodSource['database'], code, food }
}

/** Throws for circular `parts` and for missing values. */
export function nutritionValues(
  byId: ReadonlyMap<string, Ingredient>,
  id: string,
  above: readonly string[] = [],
): Values {
  const nutrition = byId.get(id)?.nutrition
  if (!nutrition || above.includes(id)) throw new Error(`«${id}»: nutrition.parts gira in tondo o manca`)
  if (nutrition.parts) return summed(nutrition.parts, (part) => nutritionValues(byId, part, [...above, id]))
  if (!nutrition.per100g) throw new Error(`«${id}»: nutrition senza valori`)
  return measured(nutrition.per100g, nutrition.source?.startsWith('USDA') === true)
}
