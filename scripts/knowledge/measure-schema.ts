import { z } from 'zod'

const text = z.string().trim().min(1)
const grams = z.number().positive()
const gender = z.enum(['m', 'f'])

export const MeasuresFile = z.array(
  z.strictObject({
    name: text,
    plural: text,
    gender: z.union([gender, z.tuple([gender, gender])]),
    whole: z.literal(true).optional(),
    measure: z.literal(true).optional(),
    grams: grams.optional(),
    sizes: z.tuple([grams, grams]).optional(),
    /** Grams of a variety, by the beginning of its word: 'quagl' for a quail's egg. */
    sorts: z.record(text, grams).optional(),
    parts: z.record(text, grams).optional(),
  }),
)
export type MeasureEntry = z.infer<typeof MeasuresFile>[number]
