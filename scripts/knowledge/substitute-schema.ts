/** What content/substitutes.yaml may say: a family of ingredients an entry, and what replaces it in each diet. */
import { z } from 'zod'
import { GESTURES, type Gesture } from '#domain/improvement/gestures.ts'
import { AGREEMENTS, type Agreement } from '#domain/improvement/italian-noun.ts'
import { DIETS } from '#domain/improvement/options.ts'
import type { Family, Substitute } from '#domain/improvement/substitution.ts'

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'un id è fatto di lettere minuscole, cifre e trattini')
const text = z.string().trim().min(1)
const words = z.array(text).min(1)

/** One thing or more. Not a union: that would not say what is wrong in it. */
const listed = (given: unknown): unknown => (Array.isArray(given) || given === undefined ? given : [given])

/** One of the four is enough: the others take the form before them. Or the old name, changed. */
const Names = z.union([
  text.refine(
    (name) => name.includes('{name}'),
    'scrivi {name} dove sta il nome di prima, o i quattro generi',
  ),
  z
    .strictObject({ ms: text.optional(), fs: text.optional(), mp: text.optional(), fp: text.optional() })
    .refine((forms) => Object.keys(forms).length > 0, 'serve almeno una forma: ms, fs, mp o fp'),
])
const Rule = z
  .strictObject({
    without: z.array(id).min(1).optional(),
    name: Names,
    said: Names.optional(),
    ratio: z.number().min(0).max(5),
    food: z.union([id, z.record(id, z.number())]),
    accepts: z.preprocess(
      listed,
      z.array(z.enum(['all', ...(Object.keys(GESTURES) as Gesture[])])).optional(),
    ),
    refuses: words.optional(),
    prepare: text.optional(),
    always: z.literal(true).optional(),
    from: z.strictObject({ name: text, share: z.number().positive() }).optional(),
    notes: z.array(z.strictObject({ words, say: text })).optional(),
    why: text,
  })
  .refine(({ always, prepare }) => !always || prepare !== undefined, {
    path: ['prepare'],
    message: 'con always serve la frase che lo prepara',
  })
type Rule = z.infer<typeof Rule>
const Rules = z.preprocess(listed, z.array(Rule).min(1))

export const SubstitutesFile = z.array(
  z.strictObject({
    family: id,
    /** Words for the whole kind, with gender and number: 'il formaggio' of a step is whichever the recipe has. */
    words: z.record(text, z.enum(AGREEMENTS)).optional(),
    /** Grams for a gram in the variant 'leggera': [stima]. */
    lighter: z.number().positive().max(2).optional(),
    /** Why, where no general reason is enough; and words of what is no lighter for being less or more. */
    lighterWhy: text.optional(),
    lighterNot: words.optional(),
    /** What cooking it leaves behind, and what stands for that. */
    leaves: z.array(z.strictObject({ words, instead: text })).optional(),
    diets: z.partialRecord(z.enum(['leggera', ...DIETS]), Rules),
  }),
)
export type SubstitutesFile = z.infer<typeof SubstitutesFile>

const ORDER: readonly Agreement[] = ['ms', 'fs', 'mp', 'fp']
type Names = z.infer<typeof Names>

/** All four forms: a missing one is the one before it, or the first there is. */
function formsOf(names: Names): Substitute['name'] {
  if (typeof names === 'string') return names
  const [first = ''] = ORDER.flatMap((form) => names[form] ?? [])
  const forms = { ms: first, fs: first, mp: first, fp: first }
  let last = first
  for (const form of ORDER) {
    last = names[form] ?? last
    forms[form] = last
  }
  return forms
}
/** The form that a name with a single form always has. */
const onlyForm = (names: Names): Agreement | undefined => {
  const given = typeof names === 'string' ? [] : ORDER.filter((form) => names[form] !== undefined)
  return given.length === 1 ? given[0] : undefined
}

const substituteOf = ({ name, said, accepts = [], food, ...rule }: Rule): Substitute => ({
  ...rule,
  name: formsOf(name),
  said: formsOf(said ?? name),
  form: onlyForm(name),
  food: typeof food === 'string' ? { [food]: 1 } : food,
  accepts: accepts.includes('all') ? 'all' : accepts.filter((gesture) => gesture !== 'all'),
})

export const familyOf = ({
  words = {},
  leaves = [],
  lighter,
  lighterWhy,
  lighterNot,
  diets,
}: SubstitutesFile[number]): Family => ({
  words,
  leaves,
  ...(lighter !== undefined && { lighter }),
  ...(lighterWhy !== undefined && { lighterWhy }),
  ...(lighterNot !== undefined && { lighterNot }),
  diets: Object.fromEntries(Object.entries(diets).map(([diet, rules]) => [diet, rules.map(substituteOf)])),
})
