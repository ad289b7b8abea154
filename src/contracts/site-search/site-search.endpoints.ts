import { endpoint } from '../endpoint.ts'
import type { SiteSearch } from './site-search.ts'

export const searchSite = endpoint<{ query: { q: string }; response: SiteSearch }>('GET', '/api/search')
