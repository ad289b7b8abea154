import { queryOptions } from '@tanstack/react-query'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import type { Api } from '../../api/api-client.ts'

export const glossaryQuery = (api: Api) =>
  queryOptions({
    queryKey: [listGlossaryTerms.path],
    queryFn: ({ signal }) => api(listGlossaryTerms, { signal }),
  })

/** The home page needs only these terms. The full list would enlarge the page. */
export const firstWordsQuery = (api: Api) =>
  queryOptions({
    queryKey: [listGlossaryTerms.path, 'first words'],
    queryFn: async ({ signal }) => {
      const terms = await api(listGlossaryTerms, { signal })
      const { firstWords } = await import('#domain/words/first-words.ts') // every page loads this file
      return firstWords(terms)
    },
  })
