import type { PageLoader } from '../../api/page-loader.ts'
import { prefetchEverywhere } from './prefetch-everywhere.ts'

export const load: PageLoader = (queries, { request }) =>
  prefetchEverywhere(queries, new URL(request.url).searchParams.get('q') ?? '')
