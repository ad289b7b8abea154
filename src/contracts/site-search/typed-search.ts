import { z } from 'zod'

/** Longer than the text that the statistics store (src/domain/statistics/search-text.ts). */
const MAX_LENGTH = 120

export const TypedSearch = z.object({
  text: z.string().min(1).max(MAX_LENGTH),
  isFound: z.boolean(),
})
export type TypedSearch = z.infer<typeof TypedSearch>
