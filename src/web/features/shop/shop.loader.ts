import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'

export const shopProductsQuery = (api: Api) => answerQuery(api, listShopProducts)

export const load: PageLoader = (queries) => prefetch(queries, shopProductsQuery(queries.api))
