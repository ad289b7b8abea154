import { queryOptions } from '@tanstack/react-query'
import { getKitchen } from '#contracts/accounts/accounts.endpoints.ts'
import type { Api } from '../../api/api-client.ts'
import { OF_THE_ACCOUNT } from '../../api/reader-queries.ts'

export const kitchenQuery = (api: Api) =>
  queryOptions({
    queryKey: [getKitchen.path],
    queryFn: async ({ signal }) => (await api(getKitchen, { signal })) ?? null,
    meta: OF_THE_ACCOUNT,
  })
