import { z } from 'zod'

const text = z.string().trim().min(1)
const grams = z.number().positive()
const gender = z.enum(['m', 'f'])

/** What content/measures.yaml says of a word that recipes count with: a measure, or a whole thing. */
export const MeasuresFile = z.array(
  z.strictObject({
    name: text,
    plural: text,
    /** Two for the words that change: 'l’uovo', 'le uova'. */
    gender: z.union([gender, z.tuple([gender, gender])]),
    /** Nobody halves it. */
    whole: z.literal(true).optional(),
    /** It measures what follows it: 'un cucchiaio di sale'. */
    measure: z.literal(true).optional(),
    /** Weight of one, unless the ingredient has its own. */
    grams: grams.optional(),
    /** Weights of a small and of a large one. */
    sizes: z.tuple([grams, grams]).optional(),
    /** Weights of one of a sort, by the beginning of the word that says so: a new potato, a quail's egg. */
    sorts: z.record(text, grams).optional(),
    /** Grams of what one gives: juice, zest. */
    parts: z.record(text, grams).optional(),
  }),
)
export type MeasureEntry = z.infer<typeof MeasuresFile>[number]
