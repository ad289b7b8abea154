import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { TypedSearch } from '../site-search/typed-search.ts'
import type { PageView } from './page-view.ts'

export const countPageView = endpoint<{ body: z.input<typeof PageView> }>('POST', '/api/page-views')
export const countTypedSearch = endpoint<{ body: TypedSearch }>('POST', '/api/searches')
