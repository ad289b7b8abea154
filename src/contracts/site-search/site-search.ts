import { z } from 'zod'
import { SEARCH_SOURCES, type SearchSource } from '#domain/site-search/search-document.ts'

export const SiteSearchQuery = z.object({
  q: z.string().describe('Che cosa si cerca, in tutto il sito').default(''),
})

const Hit = z.object({
  title: z.string(),
  text: z.string(),
  path: z.string().describe('Indirizzo della pagina'),
  imageUrl: z.string().optional(),
})
export type SiteSearchHit = z.infer<typeof Hit>

export const SiteSearch = z.object({
  answer: z
    .object({
      title: z.string(),
      answer: z.string(),
      path: z.string(),
      tool: z.string(),
      asked: z
        .string()
        .optional()
        .describe('Le parole capite, se la risposta cambia con la cucina di chi legge'),
      recipe: z.int().optional().describe('La ricetta di cui si chiede'),
    })
    .nullable(),
  groups: z.array(
    z.object({
      source: z.enum(Object.keys(SEARCH_SOURCES) as [SearchSource, ...SearchSource[]]),
      total: z.int().min(1),
      hits: z.array(Hit).min(1),
    }),
  ),
})
export type SiteSearch = z.infer<typeof SiteSearch>
