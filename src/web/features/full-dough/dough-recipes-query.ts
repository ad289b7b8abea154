import { queryOptions } from '@tanstack/react-query'
import { listDoughRecipes } from '#contracts/full-dough/full-dough.endpoints.ts'
import type { Api } from '../../api/api-client.ts'

export const doughRecipesQuery = (api: Api) =>
  queryOptions({
    queryKey: [listDoughRecipes.path],
    queryFn: ({ signal }) => api(listDoughRecipes, { signal }),
    meta: { belongsTo: 'account or visitor' },
  })
