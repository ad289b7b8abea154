import { z } from 'zod'

export const GlossaryTerm = z.object({
  id: z.int(),
  term: z.string(),
  definition: z.string(),
  related: z.array(z.string()),
})
export type GlossaryTerm = z.infer<typeof GlossaryTerm>
