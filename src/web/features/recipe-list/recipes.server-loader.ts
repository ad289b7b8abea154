import { isForSearch } from '#domain/recipes/list-filters.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'
import type { Queries } from '../../api/queries.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { prefetchEverywhere } from '../site-search/prefetch-everywhere.ts'
import { foundCardsQuery } from './found-cards-query.ts'

/** The browser asks by itself; whoever reads without scripts finds what the search finds, too. */
export const load: PageLoader = async (queries, { request }) => {
  const text = new URL(request.url).searchParams.get('cerca') ?? ''
  await prefetch(queries, recipeCardsQuery(queries.api))
  await Promise.all([prefetchFound(queries, text), prefetchEverywhere(queries, text)])
}

/** The recipes that the list shows for a text that the search answers. */
async function prefetchFound({ api, client }: Queries, text: string): Promise<void> {
  const all = client.getQueryData(recipeCardsQuery(api).queryKey) ?? []
  if (isForSearch(text, all)) await client.prefetchQuery(foundCardsQuery(api, text))
}
