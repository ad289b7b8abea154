import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { isMissing } from './api/api-client.ts'
import { insteadOf, OFFLINE_PAGE } from './offline/offline-pages.ts'

export type Loader = (args: LoaderFunctionArgs) => Promise<unknown>

/** What a loader answers for a page that says by itself that there is nothing: the document's status says so, too. */
export const NOTHING_THERE = Symbol('nothing there')

interface PageModule {
  default: ComponentType
}

/**
 * A page of the site. `module` is the manifest key of the same file that `load` imports: the server preloads
 * its scripts and styles by it, and refuses to render a page whose key the build does not know.
 */
export const page = (
  path: string,
  module: string,
  load: () => Promise<PageModule>,
  loader?: Loader,
): RouteObject => ({
  path,
  handle: module,
  lazy: async () => ({ Component: (await load().catch(offlineInstead(path))).default }),
  // Data never goes stale: a changed query string or anchor is no reason to ask again.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  ...(loader && {
    loader: async (args: LoaderFunctionArgs) => {
      const found = await loader(args)
      // The page reads the query cache. Only the server answers with a status.
      return import.meta.env.SSR && found === NOTHING_THERE ? data(null, { status: 404 }) : null
    },
  }),
})

/** A page whose scripts are not on this device: the page that says so comes as a whole, whatever this one has loaded. */
const offlineInstead = (path: string) => (failure: unknown) => {
  if (import.meta.env.SSR || navigator.onLine || location.pathname === OFFLINE_PAGE) throw failure
  // The address changes only once a page is here; of a path with a part to fill in there is nothing better to name.
  location.assign(insteadOf(/[:*]/.test(path) ? location.pathname : path))
  return new Promise<PageModule>(() => undefined)
}

/**
 * Fills the query cache before a page shows. On the server a failure decides the status of the document; in
 * the browser the page shows at once with its own loading and error states, so nothing is awaited there.
 */
export async function prefetch(client: QueryClient, options: { queryKey: readonly unknown[] }) {
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
