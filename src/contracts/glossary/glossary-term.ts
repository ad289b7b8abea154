import { z } from 'zod'

export const GlossaryTerm = z.object({
  id: z.int(),
  term: z.string(),
  definition: z.string(),
  /** Other terms of the glossary, exactly as they are written there. */
  related: z.array(z.string()),
})
export type GlossaryTerm = z.infer<typeof GlossaryTerm>
