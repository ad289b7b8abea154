import { rowIdOf } from '#domain/words/row-id.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'
import { symptomQuery } from './first-aid.loader.ts'

export const load: PageLoader = async (queries, { params, request }) => {
  // The page corrects the dough of the recipe `ricetta`, so that recipe is loaded with the page.
  const recipeId = rowIdOf(new URL(request.url).searchParams.get('ricetta'))
  await Promise.all([
    prefetch(queries, symptomQuery(queries.api, params.id ?? '')),
    recipeId > 0 && queries.client.prefetchQuery(recipeQuery(queries.api, recipeId)),
  ])
}
