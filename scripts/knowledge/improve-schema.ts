import { z } from 'zod'
import { id, text, Words as words } from './word-list-schema.ts'

const positive = z.number().positive()
const company = {
  with: words.optional(),
  and: words.optional(),
  without: words.optional(),
  sweet: z.boolean().optional(),
  meat: z.boolean().optional(),
  fish: z.boolean().optional(),
  dairy: z.boolean().optional(),
  hot: z.boolean().optional(),
  vegan: z.boolean().optional(),
  glutenFree: z.boolean().optional(),
  fried: z.boolean().optional(),
  closed: z.boolean().optional(),
  cold: z.boolean().optional(),
}
const Company = z.strictObject(company)

const Line = z
  .strictObject({
    name: text.optional(),
    grams: positive.optional(),
    text: text.optional(),
    food: id.optional(),
    weighs: z.literal(false).optional(),
  })
  .refine(
    (line) => (line.text === undefined) === (line.name !== undefined && line.grams !== undefined),
    'servono name e grams, oppure soltanto text',
  )

const added = { where: Company.optional(), line: Line, why: text, ready: text.optional(), serve: text }
const Added = z.strictObject(added)
const Paired = z.strictObject({ ...added, pairing: id })

export const HotFile = z.strictObject({
  hot: words,
  strength: z.strictObject({ words, say: text }),
  choices: z.array(z.strictObject({ add: id, where: Company.optional() })).min(1),
  additions: z.array(z.strictObject({ id, ...added })).min(1),
})
export type HotFile = z.infer<typeof HotFile>

export const RefinedFile = z.strictObject({
  textures: z.array(Paired).min(1),
  sweet: z.array(Added).min(1),
  perfumes: z
    .array(
      z.strictObject({
        ...added,
        pairing: id,
        kind: z.enum(['herb', 'zest', 'drops']),
        inOil: text.optional(),
      }),
    )
    .min(1),
  last: z.array(Added).min(1),
  oil: Added,
})
export type RefinedFile = z.infer<typeof RefinedFile>

export const TipsFile = z.array(
  z
    .array(
      z.strictObject({
        title: text,
        where: z.strictObject({ ...company, simmered: words.optional() }),
        text,
      }),
    )
    .min(1),
)
export type TipsFile = z.infer<typeof TipsFile>

export const DoughTipsFile = z.record(z.string(), z.strictObject({ title: text, text }))

export const StaplesFile = z.strictObject({
  added: z.array(z.strictObject({ name: text, food: id.optional(), words })),
  pantry: z.array(text).min(1),
  unnamed: z.array(text).min(1),
  spices: z.array(text).min(1),
  pinched: words,
  seasoning: z.array(id).min(1),
  plain: z.array(id).min(1),
  halves: z.record(text, text),
})
export type StaplesFile = z.infer<typeof StaplesFile>

export const ToppingsFile = z.strictObject({
  brown: words,
  base: words,
  ready: words,
})
export type ToppingsFile = z.infer<typeof ToppingsFile>

const notes = z.array(text)
export const NotesFile = z.strictObject({
  vegana: notes,
  vegetariana: notes,
  'senza glutine': notes,
  'senza lattosio': notes,
  'a basso contenuto di sodio': notes,
  chetogenica: notes,
  paleo: notes,
})
export type NotesFile = z.infer<typeof NotesFile>

const FORMS = [
  'tonda',
  'teglia',
  'focaccia',
  'chiusa',
  'doppia',
  'fritta',
  'dischi',
  'piadina',
  'dolce',
  'torta',
  'farcita',
] as const
const Dough = z.strictObject({
  title: text,
  weight: positive,
  restMin: positive,
  bakes: z.partialRecord(z.enum([...FORMS, 'doppiaDolce']), z.array(z.number().min(0)).length(3)),
  change: z.strictObject({ what: text, why: text }),
  rest: z.string().optional(),
  sweet: z.strictObject({ name: text, share: positive, food: id.optional(), told: text }),
  notes: z.array(text).min(1),
  mixes: z
    .array(
      z.strictObject({
        flat: z.boolean().optional(),
        eggs: z.boolean().optional(),
        parts: z.array(z.strictObject({ name: text, share: positive, food: id.optional() })).min(2),
        steps: z.array(text).min(1),
      }),
    )
    .min(1),
})
export const DoughsFile = z.strictObject({
  forms: z.record(z.enum(FORMS), z.array(text).min(3)),
  late: text,
  below: text,
  titled: text,
  someTins: z.record(text, text),
  topped: z.strictObject({ line: z.strictObject({ name: text, grams: positive, food: id }), note: text }),
  unrisen: text,
  undusted: text,
  raw: z.string(),
  dry: z.string(),
  instead: z.strictObject({
    fritta: text,
    frittaChiusa: text,
    arrotolata: text,
    artistica: text,
    aperta: text,
    coperta: text,
    forno: text,
    ceci: text,
  }),
  glutenFree: Dough,
  almond: Dough,
  tapioca: Dough,
})
export type DoughsFile = z.infer<typeof DoughsFile>
