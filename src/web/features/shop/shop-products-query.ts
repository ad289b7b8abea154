import { queryOptions } from '@tanstack/react-query'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import type { Api } from '../../api/api-client.ts'

export const shopProductsQuery = (api: Api) =>
  queryOptions({
    queryKey: [listShopProducts.path],
    queryFn: ({ signal }) => api(listShopProducts, { signal }),
  })
