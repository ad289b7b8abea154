import { searchText } from '#domain/site-search/search-document.ts'
import type { Queries } from '../../api/queries.ts'
import { siteSearchQuery } from './site-search-query.ts'

export async function prefetchEverywhere({ api, client }: Queries, text: string): Promise<void> {
  const wanted = searchText(text)
  if (wanted !== '') await client.prefetchQuery(siteSearchQuery(api, wanted))
}
