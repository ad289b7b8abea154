/**
 * Units   `dough` and `oven` use the units of the tools: percentages (62, not 0.62), °C, hours.
 * Source  Each `change` names its source: a key of content/first-aid/sources.yaml, or 'stima'.
 */
import { z } from 'zod'
import { OVEN_TYPES } from '#domain/oven-guide/ovens.ts'
import { SURFACES } from '#domain/oven-guide/surfaces.ts'
import { id as Id, text } from './word-list-schema.ts'

/** `likely` and `unlikely` are ids of causes. An answer reorders causes and never removes one. */
const Answer = z.strictObject({
  id: Id,
  says: text,
  likely: z.array(Id).optional(),
  unlikely: z.array(Id).optional(),
})
const Question = z.strictObject({ asks: text, answers: z.array(Answer).min(2) })

/** Form values of the dough calculator and its tools. The calculator validates them. */
const DoughValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const Dough = z.strictObject({
  preset: text,
  from: DoughValues,
  set: DoughValues,
})
const SetUp = z.strictObject({
  style: text,
  oven: z.enum(OVEN_TYPES),
  surface: z.enum(SURFACES),
  maxTemp: z.int().optional(),
})
const Oven = z.strictObject({ from: SetUp, set: SetUp.partial() })
const Read = z.strictObject({
  to: z
    .string()
    .regex(
      /^\/[a-z-]+(\?[\w=&.]+)?(#[a-z0-9-]+)?$/,
      'scrivi una pagina del sito, come /forni-e-cottura#casa',
    ),
  label: text,
})

const Cause = z
  .strictObject({
    id: Id,
    title: text,
    tell: text,
    change: z.strictObject({ what: text, by: text, text, source: text }),
    sources: z.array(text).min(1).optional(),
    dough: Dough.optional(),
    oven: Oven.optional(),
    read: Read.optional(),
  })
  .refine(({ dough, oven, read }) => [dough, oven, read].filter(Boolean).length <= 1, {
    message: 'la correzione porta in un posto solo: uno tra dough, oven e read, o nessuno',
  })

export const SymptomsFile = z.array(
  z.strictObject({
    id: Id,
    name: text,
    asks: z.string().regex(/^\p{Lu}.*\?$/u, 'scrivi una domanda, con la maiuscola e il punto interrogativo'),
    names: z.array(z.string().regex(/^[^A-Z]+$/, 'scrivi in minuscolo')).min(3),
    sign: text,
    now: text,
    drawing: text,
    questions: z.array(Question).min(1).max(2),
    causes: z.array(Cause).min(2),
    also: z.array(Id).min(1),
  }),
)
export type SymptomEntry = z.infer<typeof SymptomsFile>[number]

export const FirstAidSourcesFile = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'una chiave è fatta di lettere minuscole, cifre e trattini'),
  text,
)

const Word = z.string().regex(/^[a-z0-9]+$/, 'scrivi una parola sola, in minuscolo e senza accenti')
const Phrase = z
  .string()
  .regex(
    /^[a-zè0-9*]+( [a-zè0-9*]+)*$/,
    'scrivi parole in minuscolo e senza accenti, tranne «è»; * vale qualunque lettera',
  )
/** Words in complaints. `idle`: stop words. `faults`: words that name a fault. `parts` and `states`:
 * together they name a fault, such as 'bordo basso'. `told`: phrases that report an event. `otherwise`:
 * phrases of questions that are not complaints. `written`: a word and its spellings in chats or dialect.
 * `same`: synonyms; the first one replaces the others. */
export const FirstAidWordsFile = z.strictObject({
  idle: z.array(Word),
  faults: z.array(Word),
  parts: z.array(Word),
  states: z.array(Phrase),
  told: z.array(Phrase),
  otherwise: z.array(Phrase),
  written: z.array(z.array(Word).min(2)),
  same: z.array(z.array(Word).min(2)),
})
export type FirstAidWordsFile = z.infer<typeof FirstAidWordsFile>
