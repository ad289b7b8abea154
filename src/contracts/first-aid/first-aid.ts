import { z } from 'zod'
import { DOUGH_PRESETS, type DoughPresetId } from '#domain/dough/full/full-presets.ts'
import { FIRST_AID_PARTS } from '#domain/first-aid/symptom.ts'
import { OVEN_TYPES } from '#domain/oven-guide/ovens.ts'
import { SURFACES } from '#domain/oven-guide/surfaces.ts'
import { OVEN_STYLE_IDS } from '#knowledge/styles-oven-names.ts'

export const SymptomCard = z.object({
  id: z.string(),
  part: z.enum(FIRST_AID_PARTS),
  name: z.string(),
  names: z.array(z.string()),
  sign: z.string(),
  now: z.string(),
  about: z.string(),
  drawing: z.string(),
  /** Ids of the faults that are taken for this one. */
  similar: z.array(z.string()),
})
export type SymptomCard = z.infer<typeof SymptomCard>

const OvenSetUp = z.object({
  style: z.enum(OVEN_STYLE_IDS),
  oven: z.enum(OVEN_TYPES),
  surface: z.enum(SURFACES),
  maxTemp: z.number().optional(),
})

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
    /** Publication that contains the figure; null for an estimate of the editors. */
    source: z.string().nullable(),
  }),
  sources: z.array(z.string()),
  dough: z.object({ preset: z.enum(PRESETS), from: Values, set: Values }).optional(),
  oven: z.object({ from: OvenSetUp, set: OvenSetUp.partial() }).optional(),
  link: z.object({ to: z.string(), label: z.string() }).nullable(),
})
export type SymptomCause = z.infer<typeof Cause>

export const SymptomPage = SymptomCard.extend({
  asks: z.string(),
  questions: z.array(z.object({ asks: z.string(), answers: z.array(Answer) })),
  causes: z.array(Cause),
  also: z.array(SymptomCard),
})
export type SymptomPage = z.infer<typeof SymptomPage>
