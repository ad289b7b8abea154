import { NOTHING_THERE } from '../../api/page-loader.ts'
import type { Queries } from '../../api/queries.ts'

/** A link that opens nothing any more has a page that says so. */
export async function openLink({ client }: Queries, options: { queryKey: readonly unknown[] }) {
  await client.prefetchQuery(options)
  return client.getQueryData(options.queryKey) === null ? NOTHING_THERE : undefined
}
