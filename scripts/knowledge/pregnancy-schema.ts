import { z } from 'zod'

const text = z.string().trim().min(1)

const ingredients = z.array(text).min(1)

export const PregnancyFile = z
  .array(z.union([z.strictObject({ why: text, ingredients }), z.strictObject({ say: text, ingredients })]))
  .min(1)
export type PregnancyFile = z.infer<typeof PregnancyFile>
