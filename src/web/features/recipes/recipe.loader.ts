import { rowIdOf } from '#domain/words/row-id.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'

export const load: PageLoader = (queries, { params }) =>
  prefetch(queries, recipeQuery(queries.api, rowIdOf(params.id)))
