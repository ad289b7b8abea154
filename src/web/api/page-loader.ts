import type { QueryClient } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs } from 'react-router'
import { isMissing } from './api-client.ts'
import type { Queries } from './queries.ts'

/**
 * The function `load` of a page. A `<name>.loader.ts` runs on the server and in the browser. A
 * `<name>.server-loader.ts` runs on the server alone and is not sent to the browser.
 */
export type PageLoader = (queries: Queries, args: LoaderFunctionArgs) => Promise<unknown>

/** Loader result of a page that shows its own not-found message. The server then sends status 404. */
export const NOTHING_THERE = Symbol('nothing there')

/**
 * Fills the query cache before a page shows. On the server a failure decides the status of the document. In
 * the browser nothing is awaited: the page shows at once, with its own loading and error states.
 */
export async function prefetch(
  { client }: Pick<Queries, 'client'>,
  options: { queryKey: readonly unknown[] },
) {
  const loading = client.ensureQueryData(options as Parameters<QueryClient['ensureQueryData']>[0])
  if (typeof window !== 'undefined') {
    loading.catch(() => undefined)
    return
  }
  try {
    await loading
  } catch (failure) {
    if (isMissing(failure)) throw data(null, { status: 404 })
    throw failure
  }
}
