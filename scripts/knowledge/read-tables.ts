import { z } from 'zod'
import { NUTRIENTS } from '#domain/ingredients/nutrients.ts'
import { ContentError } from './content-error.ts'
import type { Ingredient } from './read-ingredients.ts'
import { requireYaml } from './read-yaml.ts'
import { SearchWordsFile } from './search-words-schema.ts'
import { SubstitutesFile } from './substitute-schema.ts'

const text = z.string().trim().min(1)

const idsOf = (entries: readonly Ingredient[], isOne: (entry: Ingredient) => unknown = () => true) =>
  new Set(entries.filter(isOne).map(({ id }) => id))

/**
 * A place is one ingredient or several alternatives. A `modern` dish is a habit of pizzerias: it makes no
 * ingredient traditional.
 */
const TraditionsFile = z.array(
  z.strictObject({
    name: text,
    withoutOil: z.literal(true).optional(),
    modern: z.literal(true).optional(),
    places: z.array(z.union([text, z.array(text).min(2)])).min(1),
  }),
)
export type TraditionEntry = z.infer<typeof TraditionsFile>[number]

export function readTraditions(yaml: string, entries: readonly Ingredient[]): TraditionEntry[] {
  const file = 'content/traditions.yaml'
  const known = idsOf(entries, ({ pairing }) => pairing)
  return requireYaml(file, yaml, TraditionsFile, (dishes) =>
    dishes.flatMap(({ name, places }) =>
      places
        .flat()
        .filter((id) => !known.has(id))
        .map((id) => `${file}, «${name}»: «${id}» non è un ingrediente con un abbinamento (pairing)`),
    ),
  )
}

const HomeNutritionFile = z.strictObject({
  cards: z.array(
    z.strictObject({
      ingredient: text,
      name: text,
      emoji: text,
      glyph: z.enum(['grain', 'tomato', 'mozzarella', 'oil', 'basil']),
      description: text,
      nutrients: z
        .array(
          z.strictObject({
            name: text,
            nutrient: z.enum(NUTRIENTS),
            importance: z.enum(['Alta', 'Media', 'Bassa']),
            description: text,
          }),
        )
        .min(1),
    }),
  ),
  tips: z.array(text),
})

export function readHomeNutrition(yaml: string, entries: readonly Ingredient[]) {
  const file = 'content/home-nutrition.yaml'
  const known = idsOf(entries, ({ nutrition }) => nutrition)
  return requireYaml(file, yaml, HomeNutritionFile, ({ cards }) =>
    cards
      .filter(({ ingredient }) => !known.has(ingredient))
      .map(({ name, ingredient }) => `${file}, «${name}»: «${ingredient}» non ha valori nutrizionali`),
  )
}

const grams = z.number().positive()
const gender = z.enum(['m', 'f'])

const MeasuresFile = z.array(
  z.strictObject({
    name: text,
    plural: text,
    gender: z.union([gender, z.tuple([gender, gender])]),
    whole: z.literal(true).optional(),
    measure: z.literal(true).optional(),
    grams: grams.optional(),
    sizes: z.tuple([grams, grams]).optional(),
    /** Grams per variety. The key is the beginning of the variety's name: 'quagl' for a quail's egg. */
    sorts: z.record(text, grams).optional(),
    parts: z.record(text, grams).optional(),
  }),
)
export type MeasureEntry = z.infer<typeof MeasuresFile>[number]

export function readMeasures(yaml: string, entries: readonly Ingredient[]): MeasureEntry[] {
  const file = 'content/measures.yaml'
  return requireYaml(file, yaml, MeasuresFile, (measures) => {
    const known = new Set(measures.map(({ name }) => name))
    return entries.flatMap(({ id, file: place, weights = {} }) =>
      Object.keys(weights)
        .filter((name) => !known.has(name))
        .map((name) => `${place}, «${id}»: weights: «${name}» non è in ${file}: aggiungilo là`),
    )
  })
}

export function readSubstitutes(yaml: string, entries: readonly Ingredient[]): SubstitutesFile {
  const file = 'content/substitutes.yaml'
  const shared = requireYaml(file, yaml, SubstitutesFile)
  const own = entries.flatMap(({ id, substitutes }) => (substitutes ? [{ family: id, ...substitutes }] : []))
  const data = [...shared, ...own]
  const families = new Set(data.map(({ family }) => family))
  const known = new Set([...entries.map(({ id }) => id), 'same', 'none'])
  const foods = data.flatMap(({ family, diets }) =>
    Object.entries(diets).flatMap(([diet, rules]) =>
      rules.flatMap(({ food, without = [] }) =>
        [...(typeof food === 'object' ? Object.keys(food) : [food ?? 'none']), ...without]
          .filter((id) => !known.has(id))
          .map((id) => `${file}, «${family}»: ${diet}: «${id}» non è un ingrediente di content/ingredients/`),
      ),
    ),
  )
  const lost = entries.flatMap(({ id, file: place, family, animal, kindOf }) => {
    if (family !== undefined && !families.has(family))
      return [`${place}, «${id}»: family: «${family}» non è in ${file}: aggiungila là`]
    return animal && family === undefined && kindOf === undefined
      ? [`${place}, «${id}»: viene da un animale: scrivi in family con che cosa lo sostituisce una dieta`]
      : []
  })
  if (foods.length + lost.length > 0) throw new ContentError([...foods, ...lost])
  return data
}

export const readSearchWords = (yaml: string): SearchWordsFile =>
  requireYaml('content/search/words.yaml', yaml, SearchWordsFile)

const ingredients = z.array(text).min(1)

const PregnancyFile = z
  .array(z.union([z.strictObject({ why: text, ingredients }), z.strictObject({ say: text, ingredients })]))
  .min(1)
export type PregnancyFile = z.infer<typeof PregnancyFile>

export function readPregnancy(yaml: string, entries: readonly Ingredient[]): PregnancyFile {
  const file = 'content/pregnancy.yaml'
  const known = idsOf(entries)
  return requireYaml(file, yaml, PregnancyFile, (groups) =>
    groups.flatMap((group) =>
      group.ingredients
        .filter((id) => !known.has(id))
        .map(
          (id) =>
            `${file}, «${'why' in group ? group.why : group.say}»: «${id}» non è un ingrediente di content/ingredients/`,
        ),
    ),
  )
}
