/** What an entry of content/ingredients/ may say. One file a department of the shop, one entry an ingredient. */
import { z } from 'zod'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { ANIMAL_PARTS } from '#domain/ingredients/animal-parts.ts'
import { FOOD_CATEGORIES } from '#domain/ingredients/food.ts'
import { groupOf, SPECIES, SPECIES_GROUPS } from '#domain/ingredients/species.ts'
import { INGREDIENT_CATEGORIES } from '#domain/pairing/ingredient.ts'
import { AGREEMENTS } from '#domain/words/italian-noun.ts'
import { Spelling } from './search-words-schema.ts'

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'un id è fatto di lettere minuscole, cifre e trattini')
const text = z.string().trim().min(1)
const amount = z.number().min(0)
const grams = z.number().positive()
const allergens = z.array(z.enum(Object.keys(ALLERGENS) as [Allergen, ...Allergen[]]))
const flavour = z.int().min(0).max(10)

/**
 * For 100 g of the edible part, as the source prints it: kcal, grams, milligrams of sodium. USDA's `carbs` hold the
 * fibre, those of CIQUAL and BLS do not. What a source does not tell is left out.
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
    /**
     * 'USDA NDB 20481', 'CIQUAL 19590', 'BLS K702100'; 'etichette' where no table measures it and
     * packages alone tell; with `parts` it is a sum and has no source of its own.
     */
    source: z
      .string()
      .regex(
        /^(USDA (NDB|FDC) \d+|CIQUAL( \d+)?|BLS [A-Z]\d+|etichette)$/,
        'scrivi banca dati e codice, come USDA NDB 20481',
      )
      .optional(),
    /** The food as the source calls it, or the parts in words. */
    food: text,
    per100g: Values.optional(),
    /** Other ingredients and their shares, of which this one is made. */
    parts: z.record(id, grams).optional(),
    /** Why the values are an estimate. */
    estimate: text.optional(),
  })
  .refine(({ source, per100g, parts }) => (parts ? !source && !per100g : source && per100g), {
    message: 'servono source e per100g, oppure soltanto parts',
  })

const Pairing = z.strictObject({
  /** Where the pairing calls it otherwise. */
  name: text.optional(),
  category: z.enum(INGREDIENT_CATEGORIES),
  region: text,
  /** 1 to 12; left out, all year. */
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

export const IngredientEntry = z
  .strictObject({
    id,
    name: text,
    /** Ids that it had before: links and calls that hold them still find it. */
    formerIds: z.array(id).optional(),
    /** How else recipes call it. */
    names: z.array(text).optional(),
    /** Every kitchen has it: the shopping list sets it aside, as it does water. */
    atHome: z.literal(true).optional(),
    /** How readers look for it and recipes do not write it: in a dialect, in English, small ('funghetti'). Only the search knows them. */
    spellings: z.array(Spelling).min(1).optional(),
    /** Beginnings of words that make another ingredient of it: 'semi' of 'olio di semi' is not olive oil. */
    notWith: z.array(text).optional(),
    /** Its names are only found as they are written: without their last letters 'pesche' are 'pesce'. */
    asWritten: z.literal(true).optional(),
    /** The ingredient that it is a variety of: missing values are taken from there. */
    kindOf: id.optional(),
    /** Ingredients that a diet treats alike: what replaces them stands in content/substitutes.yaml. */
    family: id.optional(),
    /** Gender and number of its names, where the last letter does not tell: 'fp' of 'olive'. */
    agreement: z.enum(AGREEMENTS).optional(),
    category: z.enum(FOOD_CATEGORIES).optional(),
    allergens: z
      .strictObject({
        contains: allergens.optional(),
        mayContain: allergens.optional(),
        /** Cereals and nuts of `contains` by name: what holds one of the two groups says which. */
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
    /** Gluten may be in it without being its nature: whoever eats none buys only what says 'senza glutine'. */
    glutenOnLabel: z.literal(true).optional(),
    /** What of an animal is in it: 'caglio' is the rennet of a calf or lamb, which its makers use by rule or tradition. */
    animal: z.array(z.enum(ANIMAL_PARTS)).min(1).optional(),
    nutrition: Nutrition.optional(),
    /** Grams of a measure of it, by the names of content/measures.yaml; a teaspoon is a third of a spoon unless it says its own. */
    weights: z.record(text, grams).optional(),
    gramsPerMl: grams.optional(),
    /** It runs off a heaped spoon, which holds no more of it than a level one. */
    liquid: z.literal(true).optional(),
    pairing: Pairing.optional(),
  })
  .refine(({ nutrition, category }) => !nutrition || category, {
    path: ['category'],
    message: 'chi ha i valori nutrizionali ha anche una categoria',
  })
export type IngredientEntry = z.infer<typeof IngredientEntry>

export const IngredientsFile = z.array(IngredientEntry)
