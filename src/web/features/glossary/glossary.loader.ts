import { queryOptions } from '@tanstack/react-query'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'

export const glossaryQuery = (api: Api) => answerQuery(api, listGlossaryTerms)

/** The home page needs only these terms. The full list would enlarge the page. */
export const firstWordsQuery = (api: Api) =>
  queryOptions({
    queryKey: [listGlossaryTerms.path, 'first words'],
    queryFn: async ({ signal }) => {
      const terms = await api(listGlossaryTerms, { signal })
      const { firstWords } = await import('#domain/words/first-words.ts') // loaded late: every page loads this file
      return firstWords(terms)
    },
  })

export const load: PageLoader = (queries) => prefetch(queries, glossaryQuery(queries.api))
