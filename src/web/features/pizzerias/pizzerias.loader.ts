import { queryOptions } from '@tanstack/react-query'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'

export const pizzeriasQuery = (api: Api) => answerQuery(api, listPizzerias)

const ON_HOME = 3

/** The home page needs only these. All of them would enlarge the page. */
export const firstPizzeriasQuery = (api: Api) =>
  queryOptions({
    queryKey: [listPizzerias.path, 'first'],
    queryFn: async ({ signal }) => {
      const pizzerias = await api(listPizzerias, { signal })
      const { firstSentence } = await import('#domain/words/first-sentence.ts') // loaded late: every page loads this file
      return pizzerias
        .slice(0, ON_HOME)
        .map((pizzeria) => ({ ...pizzeria, knownFor: firstSentence(pizzeria.knownFor) }))
    },
  })

export const load: PageLoader = (queries) => prefetch(queries, pizzeriasQuery(queries.api))
