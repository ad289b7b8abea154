import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'

export const load: PageLoader = (queries) => prefetch(queries, recipeCardsQuery(queries.api))
