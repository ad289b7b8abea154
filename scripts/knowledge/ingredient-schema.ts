import { z } from 'zod'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { ANIMAL_PARTS } from '#domain/ingredients/animal-parts.ts'
import { FOOD_CATEGORIES } from '#domain/ingredients/food.ts'
import { groupOf, SPECIES, SPECIES_GROUPS } from '#domain/ingredients/species.ts'
import { INGREDIENT_CATEGORIES } from '#domain/pairing/ingredient.ts'
import { AGREEMENTS } from '#domain/words/italian-noun.ts'
import { ToppingLook } from './picture-schema.ts'
import { Spelling } from './search-words-schema.ts'
import { SubstituteFamily } from './substitute-schema.ts'
import { id, text, Words } from './word-list-schema.ts'

const amount = z.number().min(0)
const grams = z.number().positive()
const allergens = z.array(z.enum(Object.keys(ALLERGENS) as [Allergen, ...Allergen[]]))
const flavour = z.int().min(0).max(10)

/**
 * Per 100 g of the edible part, as printed in the source: kcal, milligrams of sodium, otherwise grams.
 * `carbs` of USDA include fibre; those of CIQUAL and BLS do not. Values missing in the source are omitted.
 */
const Values = z.strictObject({
  kcal: amount,
  protein: amount,
  fat: amount,
  carbs: amount,
  fibre: amount.optional(),
  sugars: amount.optional(),
  sodiumMg: amount.optional(),
  saturated: amount.optional(),
})

const Nutrition = z
  .strictObject({
    /** Database and code, or 'etichette' for values from package labels. Not allowed together with `parts`. */
    source: z
      .string()
      .regex(
        /^(USDA (NDB|FDC) \d+|CIQUAL( \d+)?|BLS [A-Z]\d+|etichette)$/,
        'scrivi banca dati e codice, come USDA NDB 20481',
      )
      .optional(),
    food: text,
    per100g: Values.optional(),
    /** Grams of each component. Only the proportions count. */
    parts: z.record(id, grams).optional(),
    estimate: text.optional(),
  })
  .refine(({ source, per100g, parts }) => (parts ? !source && !per100g : source && per100g), {
    message: 'servono source e per100g, oppure soltanto parts',
  })

const Pairing = z.strictObject({
  name: text.optional(),
  category: z.enum(INGREDIENT_CATEGORIES),
  region: text,
  months: z.array(z.int().min(1).max(12)).min(1).optional(),
  flavours: z.strictObject({
    intensity: flavour,
    sweetness: flavour,
    saltiness: flavour,
    acidity: flavour,
    umami: flavour,
    spiciness: flavour,
    richness: flavour,
  }),
})

export const FOOD_KINDS = [
  'animal',
  'milk',
  'cheese',
  'meat',
  'fish',
  'egg',
  'pulses',
  'tomato',
  'nuts',
  'cured',
  'mushrooms',
] as const

export const IngredientEntry = z
  .strictObject({
    id,
    name: text,
    formerIds: z.array(id).optional(),
    names: z.array(text).optional(),
    /** Every kitchen has this ingredient, so the shopping list shows it separately. */
    atHome: z.literal(true).optional(),
    /** Names used only in searches, not in recipes: dialect, English, diminutives ('funghetti'). */
    spellings: z.array(Spelling).min(1).optional(),
    /** Beginnings of words that turn the name into another ingredient: 'olio di semi' is not olive oil. */
    notWith: z.array(text).optional(),
    /** The names match only in their exact form. Without its ending, 'pesche' (peaches) would match 'pesce'. */
    asWritten: z.literal(true).optional(),
    /** Id of the ingredient of which this one is a variety. Values missing here come from that ingredient. */
    kindOf: id.optional(),
    /** A diet treats the ingredients of a family alike; content/substitutes.yaml has the substitutes. */
    family: id.optional(),
    kinds: z.array(z.enum(FOOD_KINDS)).min(1).optional(),
    /** Words by which texts name the ingredient: beginnings of words, or whole words with a final full stop.
     * The default is its name. */
    kindWords: Words.optional(),
    /** Look on a pizza: a name from content/pictures/toppings.yaml, or a new look. */
    look: z.union([text, ToppingLook.omit({ words: true, not: true })]).optional(),
    /** Substitutes in each diet, if no family of content/substitutes.yaml fits. */
    substitutes: SubstituteFamily.omit({ family: true }).optional(),
    /** Gender and number of the name, where the last letter does not show them: 'fp' for 'olive'. */
    agreement: z.enum(AGREEMENTS).optional(),
    category: z.enum(FOOD_CATEGORIES).optional(),
    allergens: z
      .strictObject({
        contains: allergens.optional(),
        mayContain: allergens.optional(),
        species: z.array(z.enum(SPECIES)).optional(),
      })
      .refine(
        ({ contains = [], species = [] }) =>
          SPECIES_GROUPS.every(
            (group) => contains.includes(group) === species.some((one) => groupOf(one) === group),
          ),
        { path: ['species'], message: 'chi contiene glutine o frutta a guscio dice quali, come [grano]' },
      )
      .optional(),
    /** Some products contain gluten: a gluten-free diet needs a product labelled 'senza glutine'. */
    glutenOnLabel: z.literal(true).optional(),
    animal: z.array(z.enum(ANIMAL_PARTS)).min(1).optional(),
    nutrition: Nutrition.optional(),
    /** Grams per measure of content/measures.yaml. The default for a teaspoon is a third of a spoon. */
    weights: z.record(text, grams).optional(),
    gramsPerMl: grams.optional(),
    /** A heaped spoon of a liquid holds no more than a level one. */
    liquid: z.literal(true).optional(),
    pairing: Pairing.optional(),
  })
  .refine(({ nutrition, category }) => !nutrition || category, {
    path: ['category'],
    message: 'chi ha i valori nutrizionali ha anche una categoria',
  })
export type IngredientEntry = z.infer<typeof IngredientEntry>

export const IngredientsFile = z.array(IngredientEntry)
