import { z } from 'zod'

export const Pizzeria = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  /** Italian region, or the country when abroad. */
  region: z.string(),
  address: z.string(),
  /** Null where no source tells it. */
  foundedYear: z.int().nullable(),
  knownFor: z.string(),
  /** The page that an imported one was read from. */
  sourceUrl: z.string().nullable(),
})
export type Pizzeria = z.infer<typeof Pizzeria>
