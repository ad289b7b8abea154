import { queryOptions } from '@tanstack/react-query'
import { addressOf } from '#contracts/endpoint.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { getRelatedRecipes, listClassics } from '#contracts/recipes/recipes.endpoints.ts'
import { searchSite } from '#contracts/site-search/site-search.endpoints.ts'
import type { Api } from './api-client.ts'

/** What leads a reader from one thing to the next. */
export const createFindingQueries = (api: Api) => ({
  /** What the whole site has for some words. */
  siteSearch: (text: string) =>
    queryOptions({
      queryKey: ['/api/search', text],
      queryFn: ({ signal }) => api(searchSite, { query: { q: text }, signal }),
    }),

  /** Which of the classics carry a badge. */
  classics: () =>
    queryOptions({
      queryKey: [listClassics.path],
      queryFn: ({ signal }) => api(listClassics, { signal }),
    }),

  /** The part of the glossary that the home page shows: all of it would add 8 kB to the page. */
  firstWords: () =>
    queryOptions({
      queryKey: [listGlossaryTerms.path, 'first words'],
      queryFn: async ({ signal }) => {
        const terms = await api(listGlossaryTerms, { signal })
        const { firstWords } = await import('#domain/text/first-words.ts') // every page loads this file
        return firstWords(terms)
      },
    }),

  /** What goes on from a recipe. */
  relatedRecipes: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getRelatedRecipes, { params: { id } })],
      queryFn: ({ signal }) => api(getRelatedRecipes, { params: { id }, signal }),
    }),
})
