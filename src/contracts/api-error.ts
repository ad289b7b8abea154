import { z } from 'zod'

/** The proof that a refused request lacks. The client sends the proof and repeats the request. */
const MissingProof = z.enum(['proof', 'second_factor'])
export type MissingProof = z.infer<typeof MissingProof>

/** Body of every error response. `message` is Italian text for the reader; `fields` has a message per wrong
 * field. */
export const ApiError = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  missing: MissingProof.optional(),
  ways: z
    .array(z.object({ label: z.string(), typed: z.record(z.string(), z.string()) }))
    .describe('Che cosa si può cambiare nel modulo perché riesca')
    .optional(),
})
export type ApiError = z.infer<typeof ApiError>
