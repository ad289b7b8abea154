import { z } from 'zod'
import { DOUGH_PRESETS, type DoughPresetId } from '#domain/dough/full/full-presets.ts'
import { FIRST_AID_PARTS } from '#domain/first-aid/symptom.ts'

/** What the overview shows of a symptom. */
export const SymptomCard = z.object({
  id: z.string(),
  part: z.enum(FIRST_AID_PARTS),
  name: z.string(),
  names: z.array(z.string()),
  sign: z.string(),
  /** The words of what may be behind it, for the finder; empty where nobody searches. */
  about: z.string(),
  /** What its drawing shows, for readers who cannot see it. */
  drawing: z.string(),
})
export type SymptomCard = z.infer<typeof SymptomCard>

const Answer = z.object({
  id: z.string(),
  says: z.string(),
  likely: z.array(z.string()).optional(),
  unlikely: z.array(z.string()).optional(),
})

const PRESETS = DOUGH_PRESETS.map(({ id }) => id) as [DoughPresetId, ...DoughPresetId[]]
const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const Cause = z.object({
  id: z.string(),
  title: z.string(),
  tell: z.string(),
  change: z.object({
    what: z.string(),
    by: z.string(),
    text: z.string(),
    /** The publication in which the figure stands; null for an estimate of the editors. */
    source: z.string().nullable(),
  }),
  /** What the explanation rests on; *title*. */
  sources: z.array(z.string()),
  /** What is corrected of a dough: a reader's own is corrected by as much. */
  dough: z.object({ preset: z.enum(PRESETS), from: Values, set: Values }).optional(),
  /** The tool with the corrected values, or a page to read; null where no tool has anything to correct. */
  link: z.object({ to: z.string(), label: z.string() }).nullable(),
})
export type SymptomCause = z.infer<typeof Cause>

export const SymptomPage = SymptomCard.extend({
  asks: z.string(),
  now: z.string(),
  questions: z.array(z.object({ asks: z.string(), answers: z.array(Answer) })),
  /** The likeliest first, as long as nothing is answered. */
  causes: z.array(Cause),
  also: z.array(SymptomCard),
})
export type SymptomPage = z.infer<typeof SymptomPage>
