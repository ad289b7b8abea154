import type { z } from 'zod'
import { post } from '../endpoint.ts'
import type { TypedSearch } from '../site-search/typed-search.ts'
import type { PageView } from './page-view.ts'

export const countPageView = post<{ body: z.input<typeof PageView> }>('/api/page-views')
export const countTypedSearch = post<{ body: TypedSearch }>('/api/searches')
