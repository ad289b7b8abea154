/**
 * What the files of content/first-aid/ may say. A file is a part of the overview, an entry a symptom.
 *
 * Units   `dough` and `oven` have those of the tools: percentages (62, not 0.62), °C, hours.
 * Source  Each change names its figure's source: a key of content/first-aid/sources.yaml, or 'stima'.
 */
import { z } from 'zod'
import { OVEN_TYPES } from '#domain/oven-guide/ovens.ts'
import { SURFACES } from '#domain/oven-guide/surfaces.ts'

const text = z.string().trim().min(1)
const Id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'un id è fatto di lettere minuscole, cifre e trattini')

/** `likely` and `unlikely` are ids of causes; an answer moves them, it never leaves one out. */
const Answer = z.strictObject({
  id: Id,
  says: text,
  likely: z.array(Id).optional(),
  unlikely: z.array(Id).optional(),
})
const Question = z.strictObject({ asks: text, answers: z.array(Answer).min(2) })

/** Fields of the dough calculator and of its tools, as they are typed; the calculator itself says what is wrong. */
const DoughValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const Dough = z.strictObject({
  /** A style of the calculator's list, by its id. */
  preset: text,
  /** What went wrong, then what the link sets instead. */
  from: DoughValues,
  set: DoughValues,
})
const SetUp = z.strictObject({
  /** A style of the guide, by its id. */
  style: text,
  oven: z.enum(OVEN_TYPES),
  surface: z.enum(SURFACES),
  maxTemp: z.int().optional(),
})
const Oven = z.strictObject({ from: SetUp, set: SetUp.partial() })
/** Where no number of a tool is at fault. */
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
    /** How to recognise it. */
    tell: text,
    /** One change for the next time: 'Idratazione', '−3 punti', and how. */
    change: z.strictObject({ what: text, by: text, text, source: text }),
    /** Others that the explanation rests on. */
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
    /** The question of its page. */
    asks: z.string().regex(/^\p{Lu}.*\?$/u, 'scrivi una domanda, con la maiuscola e il punto interrogativo'),
    /** As people say it, in lower case. */
    names: z.array(z.string().regex(/^[^A-Z]+$/, 'scrivi in minuscolo')).min(3),
    sign: text,
    /** What can be done for this pizza. */
    now: text,
    /** What content/drawings/symptoms/<id>.svg shows; screen readers say it. */
    drawing: text,
    questions: z.array(Question).min(1).max(2),
    causes: z.array(Cause).min(2),
    /** Ids of symptoms that are taken for it. */
    also: z.array(Id).min(1),
  }),
)
export type SymptomEntry = z.infer<typeof SymptomsFile>[number]

/** A key, and the publication as readers see it; *title*. */
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
/** Words of complaints: `idle` say nothing, those of a row of `same` are one, `faults` tell that something went wrong, and so do `states` of `parts`,
 * `told` and `otherwise` are what is said of what happened and in questions for something else, `written` are the first word of their row as a chat or a dialect writes it. */
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
