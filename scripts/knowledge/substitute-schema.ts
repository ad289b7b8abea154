import { z } from 'zod'
import type { Family, Substitute } from '#domain/improvement/substitution.ts'
import { DIETS } from '#domain/ingredients/diets.ts'
import { AGREEMENTS } from '#domain/words/italian-noun.ts'
import { id, text } from './word-list-schema.ts'

const words = z.array(text).min(1)

/** Accepts one value or a list. A union would not name the wrong item in its error. */
const listed = (given: unknown): unknown => (Array.isArray(given) || given === undefined ? given : [given])

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

export const SubstituteFamily = z.strictObject({
  family: id,
  /** Generic words for the family, with gender and number. In a step, 'il formaggio' means the cheese of the
   * recipe. */
  words: z.record(text, z.enum(AGREEMENTS)).optional(),
  /** Grams per portion [stima], used if the ingredient line has no weight. */
  usual: z.number().positive().optional(),
  /** Factor for the amount in the variant 'leggera' [stima]. */
  lighter: z.number().positive().max(2).optional(),
  /** `lighterWhy`: reason for the changed amount in the variant 'leggera'. `lighterNot`: words of foods whose
   * amount does not change. */
  lighterWhy: text.optional(),
  lighterNot: words.optional(),
  diets: z.partialRecord(z.enum(DIETS), Rules),
})
export const SubstitutesFile = z.array(SubstituteFamily)
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
