import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import { shopProductsQuery } from './shop-products-query.ts'

export const load: PageLoader = (queries) => prefetch(queries, shopProductsQuery(queries.api))
