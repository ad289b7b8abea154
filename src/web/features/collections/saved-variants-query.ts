import { queryOptions } from '@tanstack/react-query'
import { listSavedVariants } from '#contracts/collections/collections.endpoints.ts'
import type { Api } from '../../api/api-client.ts'
import { OF_THE_ACCOUNT } from '../../api/reader-queries.ts'

export const savedVariantsQuery = (api: Api) =>
  queryOptions({
    queryKey: [listSavedVariants.path],
    queryFn: ({ signal }) => api(listSavedVariants, { signal }),
    meta: OF_THE_ACCOUNT,
  })
