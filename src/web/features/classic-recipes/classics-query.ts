import { queryOptions } from '@tanstack/react-query'
import { listClassics } from '#contracts/recipes/recipes.endpoints.ts'
import type { Api } from '../../api/api-client.ts'

export const classicsQuery = (api: Api) =>
  queryOptions({
    queryKey: [listClassics.path],
    queryFn: ({ signal }) => api(listClassics, { signal }),
  })
