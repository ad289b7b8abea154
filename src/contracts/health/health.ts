import { z } from 'zod'

export const Health = z.object({
  status: z.literal('ok'),
  /** Which database answers: the one in DATA_DIR or the one that DATABASE_URL names. */
  database: z.enum(['embedded', 'server']),
  /** 'full' means that the site only shows what it has until somebody makes room; always 'ok' with a server. */
  disk: z.enum(['ok', 'full']),
})
export type Health = z.infer<typeof Health>

export const Readiness = z.object({ status: z.literal('ready') })
export type Readiness = z.infer<typeof Readiness>
