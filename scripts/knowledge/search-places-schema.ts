/** Tools of the site and chapters of its guides, as the search over everything knows them: content/search/places.yaml. */
import { z } from 'zod'
import { Spelling } from './search-words-schema.ts'

export const SearchPlacesFile = z.array(
  z.strictObject({
    kind: z.enum(['strumento', 'articolo']),
    title: z.string().trim().min(1),
    path: z.string().regex(/^\/[a-z-]*(#[a-z-]+)?$/, "scrivi l'indirizzo della pagina, con la barra davanti"),
    /** What a reader sees under the title. */
    says: z.string().trim().min(1),
    /** What people type who look for it. */
    words: z.array(Spelling).min(1),
  }),
)
export type SearchPlacesFile = z.infer<typeof SearchPlacesFile>

/** Source of the module, by its name. */
export const searchPlacesModule = (places: SearchPlacesFile): Record<string, string> => ({
  'search-places.ts': `import type { SearchDocument } from '#domain/site-search/search-document.ts'
export const SEARCH_PLACES: readonly SearchDocument[] = ${JSON.stringify(
    places.map(({ kind, title, path, says, words }) => ({ source: kind, title, text: says, path, words })),
  )}
`,
})
