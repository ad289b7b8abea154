import { searchText } from '#domain/site-search/search-document.ts'
import type { PageLoader } from '../../api/page-loader.ts'
import type { Queries } from '../../api/queries.ts'
import { siteSearchQuery } from './site-search-query.ts'

export async function prefetchEverywhere({ api, client }: Queries, text: string): Promise<void> {
  const wanted = searchText(text)
  if (wanted !== '') await client.prefetchQuery(siteSearchQuery(api, wanted))
}

export const load: PageLoader = (queries, { request }) =>
  prefetchEverywhere(queries, new URL(request.url).searchParams.get('q') ?? '')
