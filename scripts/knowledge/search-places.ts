import { z } from 'zod'
import { requireYaml } from './read-yaml.ts'
import { Asking, Spelling } from './search-words-schema.ts'

const SearchPlacesFile = z.array(
  z.strictObject({
    kind: z.enum(['strumento', 'articolo']),
    title: z.string().trim().min(1),
    path: z.string().regex(/^\/[a-z-]*(#[a-z-]+)?$/, "scrivi l'indirizzo della pagina, con la barra davanti"),
    says: z.string().trim().min(1),
    words: z.array(Spelling).min(1),
    asks: z.array(Asking).min(1).optional(),
  }),
)
const SearchTermsFile = z.record(z.string().regex(/^[a-z0-9-]+$/), z.array(Spelling).min(1))

export function searchPlacesModule(places: string, terms: string): Record<string, string> {
  const found = requireYaml('content/search/places.yaml', places, SearchPlacesFile)
  const documents = found.map(({ kind, says, ...place }) => ({ source: kind, text: says, ...place }))
  return {
    'search-places.ts': `import type { SearchDocument } from '#domain/site-search/search-document.ts'
export const SEARCH_PLACES: readonly SearchDocument[] = ${JSON.stringify(documents)}
export const SEARCH_TERMS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(requireYaml('content/search/terms.yaml', terms, SearchTermsFile))}
`,
  }
}
