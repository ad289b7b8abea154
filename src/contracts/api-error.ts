import { z } from 'zod'

/** What a refused call lacks, where the caller can give it and ask again: POST /api/auth/proof takes either. */
const MissingProof = z.enum(['proof', 'second_factor'])
export type MissingProof = z.infer<typeof MissingProof>

/** The one error shape on the wire. `message` is Italian and meant for the reader; `fields` names wrong inputs. */
export const ApiError = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  missing: MissingProof.optional(),
})
export type ApiError = z.infer<typeof ApiError>
