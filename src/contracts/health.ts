import { z } from 'zod'

export const Health = z.object({
  status: z.literal('ok'),
  /** Which database answers: the one in DATA_DIR or the one that DATABASE_URL names. */
  database: z.enum(['embedded', 'server']),
})
export type Health = z.infer<typeof Health>
