import { z } from 'zod'

const text = z.string().trim().min(1)

/** What content/pregnancy.yaml says: ingredients by the reason for which they are better left out. */
export const PregnancyFile = z.array(z.strictObject({ why: text, ingredients: z.array(text).min(1) })).min(1)
export type PregnancyFile = z.infer<typeof PregnancyFile>
