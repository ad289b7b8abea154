import { z } from 'zod'

/** The one error shape on the wire. `message` is Italian and meant for the reader; `fields` names wrong inputs. */
export const ApiError = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ApiError = z.infer<typeof ApiError>
