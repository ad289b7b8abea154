import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import { pairingCategoriesQuery } from './pairing-queries.ts'

export const load: PageLoader = (queries) => prefetch(queries, pairingCategoriesQuery(queries.api))
