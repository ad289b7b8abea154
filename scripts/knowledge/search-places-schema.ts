/** Tools of the site and chapters of its guides, as the search over everything knows them: content/search/places.yaml. */
import { z } from 'zod'
import { Asking, Spelling } from './search-words-schema.ts'

export const SearchPlacesFile = z.array(
  z.strictObject({
    kind: z.enum(['strumento', 'articolo']),
    title: z.string().trim().min(1),
    path: z.string().regex(/^\/[a-z-]*(#[a-z-]+)?$/, "scrivi l'indirizzo della pagina, con la barra davanti"),
    /** What a reader sees under the title. */
    says: z.string().trim().min(1),
    /** What people type who look for it. */
    words: z.array(Spelling).min(1),
    /** How they ask who want just this: * is a word or an ending. */
    asks: z.array(Asking).min(1).optional(),
  }),
)
/** Words of the glossary by their anchors, and what else people call them. */
export const SearchTermsFile = z.record(z.string().regex(/^[a-z0-9-]+$/), z.array(Spelling).min(1))
export type SearchTermsFile = z.infer<typeof SearchTermsFile>
export type SearchPlacesFile = z.infer<typeof SearchPlacesFile>

/** Source of the module, by its name. */
export const searchPlacesModule = (
  places: SearchPlacesFile,
  terms: SearchTermsFile,
): Record<string, string> => ({
  'search-places.ts': `import type { SearchDocument } from '#domain/site-search/search-document.ts'
export const SEARCH_PLACES: readonly SearchDocument[] = ${JSON.stringify(
    places.map(({ kind, says, ...place }) => ({ source: kind, text: says, ...place })),
  )}
/** What else a word of the glossary is called, by its anchor. */
export const SEARCH_TERMS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(terms)}
`,
})
