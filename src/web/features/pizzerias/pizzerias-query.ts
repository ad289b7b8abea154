import { queryOptions } from '@tanstack/react-query'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import type { Api } from '../../api/api-client.ts'

export const pizzeriasQuery = (api: Api) =>
  queryOptions({
    queryKey: [listPizzerias.path],
    queryFn: ({ signal }) => api(listPizzerias, { signal }),
  })
