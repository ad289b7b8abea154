import { queryOptions } from '@tanstack/react-query'
import { searchSite } from '#contracts/site-search/site-search.endpoints.ts'
import type { Api } from '../../api/api-client.ts'

export const siteSearchQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: [searchSite.path, text],
    queryFn: ({ signal }) => api(searchSite, { query: { q: text }, signal }),
  })
