import {
  analyseIngredients,
  listPairingIngredients,
  pairIngredient,
} from '#contracts/pairing/pairing.endpoints.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'

export const pairingCategoriesQuery = (api: Api) => answerQuery(api, listPairingIngredients)

export const pairingOfQuery = (api: Api, baseId: string) =>
  answerQuery(api, pairIngredient, { query: { baseIngredient: baseId } })

export const pairingAmongQuery = (api: Api, ids: readonly string[]) =>
  answerQuery(api, analyseIngredients, { query: { ingredients: ids } })

export const load: PageLoader = (queries) => prefetch(queries, pairingCategoriesQuery(queries.api))
