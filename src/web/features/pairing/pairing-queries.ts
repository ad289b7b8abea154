import { queryOptions } from '@tanstack/react-query'
import { addressOf } from '#contracts/endpoint.ts'
import {
  analyseIngredients,
  listPairingIngredients,
  pairIngredient,
} from '#contracts/pairing/pairing.endpoints.ts'
import type { Api } from '../../api/api-client.ts'

export const pairingCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: [listPairingIngredients.path],
    queryFn: ({ signal }) => api(listPairingIngredients, { signal }),
  })

export const pairingOfQuery = (api: Api, baseId: string) =>
  queryOptions({
    queryKey: [addressOf(pairIngredient, { query: { baseIngredient: baseId } })],
    queryFn: ({ signal }) => api(pairIngredient, { query: { baseIngredient: baseId }, signal }),
  })

export const pairingAmongQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: [addressOf(analyseIngredients, { query: { ingredients: ids } })],
    queryFn: ({ signal }) => api(analyseIngredients, { query: { ingredients: ids }, signal }),
  })
