import { z } from 'zod'
import { Asking, Spelling } from './search-words-schema.ts'

export const SearchPlacesFile = z.array(
  z.strictObject({
    kind: z.enum(['strumento', 'articolo']),
    title: z.string().trim().min(1),
    path: z.string().regex(/^\/[a-z-]*(#[a-z-]+)?$/, "scrivi l'indirizzo della pagina, con la barra davanti"),
    says: z.string().trim().min(1),
    words: z.array(Spelling).min(1),
    asks: z.array(Asking).min(1).optional(),
  }),
)
export const SearchTermsFile = z.record(z.string().regex(/^[a-z0-9-]+$/), z.array(Spelling).min(1))
export type SearchTermsFile = z.infer<typeof SearchTermsFile>
export type SearchPlacesFile = z.infer<typeof SearchPlacesFile>

export const searchPlacesModule = (
  places: SearchPlacesFile,
  terms: SearchTermsFile,
): Record<string, string> => ({
  'search-places.ts': `import type { SearchDocument } from '#domain/site-search/search-document.ts'
export const SEARCH_PLACES: readonly SearchDocument[] = ${JSON.stringify(
    places.map(({ kind, says, ...place }) => ({ source: kind, text: says, ...place })),
  )}
export const SEARCH_TERMS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(terms)}
`,
})
