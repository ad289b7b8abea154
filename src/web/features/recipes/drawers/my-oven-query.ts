import { queryOptions } from '@tanstack/react-query'
import { getMyOven } from '#contracts/accounts/accounts.endpoints.ts'
import type { Api } from '../../../api/api-client.ts'
import { OF_THE_ACCOUNT } from '../../../api/reader-queries.ts'

export const myOvenQuery = (api: Api) =>
  queryOptions({
    queryKey: [getMyOven.path],
    queryFn: async ({ signal }) => (await api(getMyOven, { signal })) ?? null,
    meta: OF_THE_ACCOUNT,
  })
