import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import { glossaryQuery } from './glossary-queries.ts'

export const load: PageLoader = (queries) => prefetch(queries, glossaryQuery(queries.api))
