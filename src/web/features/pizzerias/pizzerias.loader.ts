import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'

export const pizzeriasQuery = (api: Api) => answerQuery(api, listPizzerias)

export const load: PageLoader = (queries) => prefetch(queries, pizzeriasQuery(queries.api))
