import { z } from 'zod'

/** Longer than anything that is kept of a search (src/domain/statistics/search-text.ts). */
const MAX_LENGTH = 120

/** A search that the browser ran by itself: the query, and whether it found anything. */
export const TypedSearch = z.object({
  text: z.string().min(1).max(MAX_LENGTH),
  isFound: z.boolean(),
})
export type TypedSearch = z.infer<typeof TypedSearch>
