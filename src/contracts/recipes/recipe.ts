import { z } from 'zod'
import { ALLERGENS } from '#domain/ingredients/allergens.ts'
import { NUTRIENTS } from '#domain/ingredients/nutrients.ts'
import { SPECIES, SPECIES_GROUPS } from '#domain/ingredients/species.ts'
import { OVEN_KINDS, SEASONS } from '#domain/recipe-list/facet-list.ts'
import { PAN_SIDE_CM } from '#domain/recipes/doses/pan.ts'
import { forEachText } from '#domain/recipes/recipe-texts.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { DOUGH_STYLES } from '#domain/styles/dough-styles.ts'
import { STYLES } from '#domain/styles/style.ts'
import { wholeNumber } from '../written-text.ts'

const IngredientGroup = z.object({
  title: z.string(),
  count: z.int().min(1),
  isDough: z.boolean(),
})

export const RecipeSource = z.object({
  url: z.string().nullable(),
  name: z.string().nullable(),
  author: z.string().nullable(),
})
export type RecipeSource = z.infer<typeof RecipeSource>

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as [Key, ...Key[]]

const allergens = z.array(z.enum(keysOf(ALLERGENS)))

const nutrientNames = z.enum(NUTRIENTS)
const RecipeNutrition = z.object({
  perServing: z.record(nutrientNames, z.number().min(0)),
  /** Nutrients whose value is a lower bound. */
  atLeast: z.array(nutrientNames),
  isEstimate: z.boolean(),
  unknown: z.array(z.string()),
  weightless: z.array(z.string()),
})

const sideCm = z.number().min(PAN_SIDE_CM.min).max(PAN_SIDE_CM.max)

export const RecipeDough = z.object({
  style: z.enum(keysOf(DOUGH_STYLES)),
  shape: z
    .enum(keysOf(STYLES))
    .optional()
    .describe('La forma, dove non è quella dello stile: un impasto senza glutine in teglia'),
  /** Number of dough balls; with `pan`, number of pans. */
  pieces: wholeNumber(1, 100),
  /** Inside measures in centimetres. */
  pan: z
    .union(
      [z.object({ lengthCm: sideCm, widthCm: sideCm }), z.object({ diameterCm: sideCm })],
      'Scrivi i lati della teglia, «40 x 30», o il diametro di una tonda, «28»',
    )
    .optional(),
})

const IngredientLines = z.object({
  title: z.string(),
  isDough: z.boolean(),
  lines: z.array(z.string()),
})

const StepPart = z.union([
  z.string(),
  z.object({
    shown: z.string().describe('Come lo dice il passaggio'),
    line: z.int().min(0).describe('Quale riga di ingredients, contando da 0'),
    amount: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'Quanto ne prende il passaggio in tutto, in grammi, millilitri o pezzi come la sua riga: 0 dove è solo nominato, null se la riga non ha una quantità',
      ),
    again: z
      .number()
      .min(0)
      .optional()
      .describe(
        'Dove amount è 0: quanto ne mette qui il passaggio di quello che un altro ha già preparato, in tutto; manca se è solo nominato',
      ),
    times: z.int().min(1).describe('Per quante pizze le parole dicono quella di una'),
  }),
])

export const Recipe = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  ...forEachText(() => z.string().nullable()),
  category: z.enum(RECIPE_CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  imageUrl: z.string(),
  /** Average rating with one decimal; null without ratings. */
  rating: z.number().min(0).max(5).nullable(),
  ratingCount: z.int().min(0),
  /** Total minutes: `activeTime` + `restTime` + `bakeTime`. */
  preparationTime: z.int().min(0),
  activeTime: z.int().min(0),
  restTime: z.int().min(0),
  bakeTime: z.int().min(0),
  servings: z.int().min(1),
  servingsUnit: z.string(),
  dough: RecipeDough.nullable(),
  ingredients: z.array(z.string()),
  ingredientGroups: z.array(IngredientGroup),
  groups: z.array(
    IngredientLines.extend({
      /** Each line as a percentage of the dough's flour; null for a line without weight or outside the dough. */
      bakersPct: z.array(z.number().nullable()),
    }),
  ),
  instructions: z.string(),
  steps: z.array(z.array(StepPart)),
  /** The fourteen allergens of Regulation (EU) 1169/2011, derived from the ingredients. The product label is
   * authoritative. */
  allergens: z.object({
    contains: allergens,
    mayContain: allergens,
    /** Cereals and nuts by species. `unnamed` are groups for which the recipe names no species. */
    species: z.array(z.enum(SPECIES)),
    maySpecies: z.array(z.enum(SPECIES)),
    unnamed: z.array(z.enum(SPECIES_GROUPS)),
    unknown: z.array(z.string()),
  }),
  diets: z.object({
    vegan: z.boolean(),
    /** Without meat and fish, and without cheese made with animal rennet. */
    vegetarian: z.boolean(),
    glutenFree: z.boolean(),
    lactoseFree: z.boolean(),
  }),
  nutrition: RecipeNutrition.nullable(),
  style: z.enum(keysOf(STYLES)),
  ovens: z.array(z.enum(keysOf(OVEN_KINDS))),
  seasons: z.array(z.enum(keysOf(SEASONS))),
  base: z.string(),
  isVegan: z.boolean(),
  isGlutenFree: z.boolean(),
  youtubeVideoId: z.string().nullable(),
  source: RecipeSource.nullable(),
  publishedAt: z.string(),
  updatedAt: z.string(),
})
export type Recipe = z.infer<typeof Recipe>

export type RecipeCard = Pick<
  Recipe,
  | 'id'
  | 'name'
  | 'description'
  | 'category'
  | 'difficulty'
  | 'imageUrl'
  | 'rating'
  | 'ratingCount'
  | 'preparationTime'
  | 'activeTime'
  | 'restTime'
  | 'isVegan'
  | 'isGlutenFree'
  | 'publishedAt'
> & {
  firstIngredients: string[]
  ingredientCount: number
  facets: string
  /** Why no evening can include the recipe; null if one can. */
  leftOut: string | null
  look: string[]
}
