import { queryOptions } from '@tanstack/react-query'
import { apiPaths } from '#contracts/api-paths.ts'
import type { GlossaryTerm } from '#contracts/glossary/glossary-term.ts'
import type { Classics } from '#contracts/recipes/classics.ts'
import type { RelatedRecipes } from '#contracts/recipes/related-recipes.ts'
import type { SiteSearch } from '#contracts/site-search/site-search.ts'
import type { Api } from './api-client.ts'

/** What leads a reader from one thing to the next. */
export const createFindingQueries = (api: Api) => ({
  /** What the whole site has for some words. */
  siteSearch: (text: string) =>
    queryOptions({
      queryKey: ['/api/search', text],
      queryFn: ({ signal }) => api<SiteSearch>(apiPaths.search(text), { signal }),
    }),

  /** Which of the classics carry a badge. */
  classics: () =>
    queryOptions({
      queryKey: [apiPaths.classics],
      queryFn: ({ signal }) => api<Classics>(apiPaths.classics, { signal }),
    }),

  /** Of the glossary what the home page shows: with all of it that page would weigh 8 kB more. */
  firstWords: () =>
    queryOptions({
      queryKey: [apiPaths.glossary, 'first words'],
      queryFn: async ({ signal }) => {
        const terms = await api<GlossaryTerm[]>(apiPaths.glossary, { signal })
        const { firstWords } = await import('#domain/text/first-words.ts') // every page loads this file
        return firstWords(terms)
      },
    }),

  /** What goes on from a recipe. */
  relatedRecipes: (id: number) =>
    queryOptions({
      queryKey: [apiPaths.relatedRecipes(id)],
      queryFn: ({ signal }) => api<RelatedRecipes>(apiPaths.relatedRecipes(id), { signal }),
    }),
})
