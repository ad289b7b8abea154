import type { PageLoader } from '../../api/page-loader.ts'
import { inviteQuery } from './link-queries.ts'
import { openLink } from './open-link.ts'

export const load: PageLoader = (queries, { params }) =>
  openLink(queries, inviteQuery(queries, params.token ?? ''))
