import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import { pizzeriasQuery } from './pizzerias-query.ts'

export const load: PageLoader = (queries) => prefetch(queries, pizzeriasQuery(queries.api))
