import { z } from 'zod'

export const Health = z.object({
  status: z.literal('ok'),
  database: z.enum(['embedded', 'server']),
  /** 'full': the site is read-only until space is freed. Always 'ok' with a database server. */
  disk: z.enum(['ok', 'full']),
})
export type Health = z.infer<typeof Health>

export const Readiness = z.object({ status: z.literal('ready') })
export type Readiness = z.infer<typeof Readiness>
