import type { PageLoader } from '../../api/page-loader.ts'
import { sharedNightQuery } from './link-queries.ts'
import { openLink } from './night-invite.server-loader.ts'
import { setPageClock } from './page-clock.ts'

export const load: PageLoader = (queries, { params }) => {
  setPageClock(queries)
  return openLink(queries, sharedNightQuery(queries, params.token ?? ''))
}
