import { isForSearch } from '#domain/recipes/list-filters.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import type { Queries } from '../../api/queries.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { prefetchEverywhere } from '../site-search/site-search.server-loader.ts'
import { foundCardsQuery } from './found-cards-query.ts'

/** For readers without JavaScript the server also loads the search results. The browser loads them itself. */
export const load: PageLoader = async (queries, { request }) => {
  const text = new URL(request.url).searchParams.get('cerca') ?? ''
  await prefetch(queries, recipeCardsQuery(queries.api))
  await Promise.all([prefetchFound(queries, text), prefetchEverywhere(queries, text)])
}

async function prefetchFound({ api, client }: Queries, text: string): Promise<void> {
  const all = client.getQueryData(recipeCardsQuery(api).queryKey) ?? []
  if (isForSearch(text, all)) await client.prefetchQuery(foundCardsQuery(api, text))
}
