import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import { symptomsQuery } from './first-aid-queries.ts'

export const load: PageLoader = (queries) => prefetch(queries, symptomsQuery(queries.api))
