/** What content/substitutes.yaml may say: a family of ingredients an entry, and what replaces it in each diet. */
import { z } from 'zod'
import type { Family, Substitute } from '#domain/improvement/substitution.ts'
import { DIETS } from '#domain/ingredients/diets.ts'
import { AGREEMENTS } from '#domain/words/italian-noun.ts'

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'un id è fatto di lettere minuscole, cifre e trattini')
const text = z.string().trim().min(1)
const words = z.array(text).min(1)

/** One thing or more. Not a union: that would not say what is wrong in it. */
const listed = (given: unknown): unknown => (Array.isArray(given) || given === undefined ? given : [given])

/** A name with its gender and number; or the old name, changed. */
const Name = z.union([
  text.refine(
    (name) => name.includes('{name}'),
    'scrivi {name} dove sta il nome di prima, o genere e numero con il nome',
  ),
  z
    .partialRecord(z.enum(AGREEMENTS), text)
    .refine((forms) => Object.keys(forms).length === 1, 'serve una forma: ms, fs, mp o fp'),
])
const Rule = z.strictObject({
  without: z.array(id).min(1).optional(),
  name: Name,
  said: Name.optional(),
  ratio: z.number().min(0).max(5).default(1),
  food: z.union([id, z.record(id, z.number())]).optional(),
  state: text.optional(),
  prepare: text.optional(),
  from: z.strictObject({ name: text, share: z.number().positive() }).optional(),
  why: text,
})
type Rule = z.infer<typeof Rule>
const Rules = z.preprocess(listed, z.array(Rule).min(1))

export const SubstitutesFile = z.array(
  z.strictObject({
    family: id,
    /** Words for the whole kind, with gender and number: 'il formaggio' of a step is whichever the recipe has. */
    words: z.record(text, z.enum(AGREEMENTS)).optional(),
    /** Grams for a portion of what a list does not weigh: [stima]. */
    usual: z.number().positive().optional(),
    /** Grams for a gram in the variant 'leggera': [stima]. */
    lighter: z.number().positive().max(2).optional(),
    /** Why, where no general reason is enough; and words of what is no lighter for being less or more. */
    lighterWhy: text.optional(),
    lighterNot: words.optional(),
    diets: z.partialRecord(z.enum(DIETS), Rules),
  }),
)
export type SubstitutesFile = z.infer<typeof SubstitutesFile>

const nameOf = (name: z.infer<typeof Name>): string =>
  typeof name === 'string' ? name : (Object.values(name)[0] ?? '')

const substituteOf = ({
  name,
  said,
  food = typeof name === 'string' ? 'same' : 'none',
  ...rule
}: Rule): Substitute => ({
  ...rule,
  name: nameOf(name),
  said: nameOf(said ?? name),
  form: typeof name === 'string' ? undefined : AGREEMENTS.find((form) => name[form] !== undefined),
  food: typeof food === 'string' ? { [food]: 1 } : food,
})

export const familyOf = ({
  words = {},
  usual,
  lighter,
  lighterWhy,
  lighterNot,
  diets,
}: SubstitutesFile[number]): Family => ({
  words,
  ...(usual !== undefined && { usual }),
  ...(lighter !== undefined && { lighter }),
  ...(lighterWhy !== undefined && { lighterWhy }),
  ...(lighterNot !== undefined && { lighterNot }),
  diets: Object.fromEntries(Object.entries(diets).map(([diet, rules]) => [diet, rules.map(substituteOf)])),
})
