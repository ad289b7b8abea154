import { z } from 'zod'

export const Pizzeria = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  region: z.string(),
  address: z.string(),
  /** Null if no source documents the year. */
  foundedYear: z.int().nullable(),
  knownFor: z.string(),
  sourceUrl: z.string().nullable(),
})
export type Pizzeria = z.infer<typeof Pizzeria>
