import { NOTHING_THERE, type PageLoader } from '../../api/page-loader.ts'
import type { Queries } from '../../api/queries.ts'
import { inviteQuery } from './link-queries.ts'

/** Gives the status 404 for a link that is no longer valid. */
export async function openLink({ client }: Queries, options: { queryKey: readonly unknown[] }) {
  await client.prefetchQuery(options)
  return client.getQueryData(options.queryKey) === null ? NOTHING_THERE : undefined
}

export const load: PageLoader = (queries, { params }) =>
  openLink(queries, inviteQuery(queries, params.token ?? ''))
