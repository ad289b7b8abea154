import { z } from 'zod'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { ALL_CATEGORIES, FOOD_CATEGORIES } from '#domain/ingredients/food.ts'
import { NUTRIENTS } from '#domain/ingredients/nutrients.ts'
import { SPECIES } from '#domain/ingredients/species.ts'
import { BAKE_LIMITS } from '#domain/nutrition/bake-limits.ts'
import { BAKE_PROFILES, bakeStyleOf, DEFAULT_SLICES, SLICE_LIMITS } from '#domain/nutrition/bake-profiles.ts'
import { RECIPE_LIMITS } from '#domain/nutrition/recipe-query.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'

const amount = z.number().min(0)
const NutrientValues = z.object({
  kcal: amount,
  protein_g: amount,
  carbs_g: amount,
  fat_g: amount,
  sat_fat_g: amount,
  fiber_g: amount,
  sugar_g: amount,
  sodium_mg: amount,
})

const allergenNames = Object.keys(ALLERGENS) as [Allergen, ...Allergen[]]
const Allergens = z.array(z.enum(allergenNames))
const SpeciesNames = z.array(z.enum(SPECIES))
const NutrientNames = z.enum(NUTRIENTS)

export const NutritionIngredient = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(FOOD_CATEGORIES),
  per_100g: NutrientValues,
  /** Nutrients without a figure in the source; their value in `per_100g` is 0. */
  missing: z.array(NutrientNames),
  allergens: Allergens,
  may_contain: Allergens,
  species: SpeciesNames,
  source: z.object({ database: z.string(), code: z.string(), food: z.string() }),
  /** Reason why the values are an estimate; null for values from a source. */
  estimate: z.string().nullable(),
})
export type NutritionIngredient = z.infer<typeof NutritionIngredient>

export const NutritionQuery = z.object({
  category: z
    .enum([ALL_CATEGORIES, ...FOOD_CATEGORIES], {
      error: `Scegli una categoria tra ${[ALL_CATEGORIES, ...FOOD_CATEGORIES].join(', ')}`,
    })
    .default(ALL_CATEGORIES),
  search: z.string().max(100, 'Cerca con al massimo 100 caratteri').default(''),
})
export type NutritionCategory = z.output<typeof NutritionQuery>['category']

const between = ({ min, max }: { min: number; max: number }, name: string) =>
  z
    .number(`${name}: inserisci un numero`)
    .min(min, `${name}: inserisci un valore da ${italianDecimal(min)} a ${italianDecimal(max)}`)
    .max(max, `${name}: inserisci un valore da ${italianDecimal(min)} a ${italianDecimal(max)}`)

const BakeProfile = z.object({
  yield: between(BAKE_LIMITS.yield, 'Resa'),
  oil_absorption_g: between(BAKE_LIMITS.oil_absorption_g, 'Olio assorbito'),
  style: z.string('Stile: scrivi un testo').max(60, 'Stile: al massimo 60 caratteri').default('altro'),
})
export const BakeProfiles = z.record(z.string(), BakeProfile)
export type BakeProfiles = z.infer<typeof BakeProfiles>

const BakeStyle = z
  .string()
  .refine(
    (style) => bakeStyleOf(style) !== undefined,
    `Profilo di cottura sconosciuto: scegli tra ${Object.keys(BAKE_PROFILES).join(', ')}`,
  )

const longLabel = `Nome dell'ingrediente: al massimo ${RECIPE_LIMITS.labelLength} caratteri`
const emptyRecipe = 'Aggiungi almeno un ingrediente'
export const NutritionRequest = z.object({
  ingredients: z
    .array(
      z.object(
        {
          id: z.string('Ingrediente senza id').max(RECIPE_LIMITS.labelLength, longLabel),
          label: z
            .string("Nome dell'ingrediente: scrivi un testo")
            .max(RECIPE_LIMITS.labelLength, longLabel)
            .default(''),
          grams: between(RECIPE_LIMITS.grams, 'Grammi'),
          words: z
            .array(z.string().max(RECIPE_LIMITS.wordsLength))
            .max(RECIPE_LIMITS.lines)
            .exactOptional()
            .describe('La riga come è scritta, se dice più del nome: ne leggiamo gli allergeni'),
          unit: z.literal('g', 'Le quantità sono in grammi').default('g'),
        },
        'Ingrediente non valido',
      ),
      emptyRecipe,
    )
    .min(1, emptyRecipe)
    .max(RECIPE_LIMITS.lines, `Al massimo ${RECIPE_LIMITS.lines} ingredienti`),
  /** A bake profile or the name of a style. Default: yield 0.85 and no oil. */
  bakeProfile: z.union([BakeProfile, BakeStyle], 'Profilo di cottura non valido').optional(),
  servings: z
    .int('Fette: inserisci un numero intero')
    .min(SLICE_LIMITS.min, `Fette: inserisci un valore da ${SLICE_LIMITS.min} a ${SLICE_LIMITS.max}`)
    .max(SLICE_LIMITS.max, `Fette: inserisci un valore da ${SLICE_LIMITS.min} a ${SLICE_LIMITS.max}`)
    .default(DEFAULT_SLICES),
})
export type NutritionRequest = z.input<typeof NutritionRequest>

export const NutritionAnswer = z.object({
  servings: z.int().min(1),
  mass_raw_g: amount,
  mass_unknown_g: amount,
  mass_cooked_g: amount,
  totals: NutrientValues,
  per_100g: NutrientValues,
  per_slice: NutrientValues,
  allergens: Allergens,
  may_contain: Allergens,
  species: SpeciesNames,
  may_species: SpeciesNames,
  /** Ingredients that are not in the table: they add mass but no nutrients. Their allergens come from their
   * names. */
  unknown: z.array(z.string()),
  weightless: z.array(z.string()),
  incomplete: z.array(z.object({ nutrient: NutrientNames, foods: z.array(z.string()) })),
  estimates: z.array(z.object({ food: z.string(), why: z.string() })),
})
export type NutritionAnswer = z.infer<typeof NutritionAnswer>
