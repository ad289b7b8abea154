import { get } from '../endpoint.ts'
import type { SiteSearch } from './site-search.ts'

export const searchSite = get<{ query: { q: string }; response: SiteSearch }>('/api/search')
