import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { OFFLINE_PAGE } from '#contracts/pages/page-paths.ts'
import { insteadOf } from './offline/offline-pages.ts'

export interface PageModule {
  default: ComponentType
}

/** A page of the site. The server preloads its scripts and styles by `module`, the manifest key of the file that `open` imports. */
export const page = (
  path: string,
  module: string,
  open: () => Promise<PageModule>,
  loader?: LoaderFunction,
): RouteObject => ({
  path,
  handle: module,
  lazy: async () => ({ Component: (await open().catch(offlineInstead(path))).default }),
  // Data never goes stale: a changed query string or anchor is no reason to ask again.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  ...(loader && { loader }),
})

/** A page whose scripts are not on this device: the page that says so comes as a whole, whatever this one has loaded. */
const offlineInstead = (path: string) => (failure: unknown) => {
  if (import.meta.env.SSR || navigator.onLine || location.pathname === OFFLINE_PAGE) throw failure
  // The address changes only once a page is here; of a path with a part to fill in there is nothing better to name.
  location.assign(insteadOf(/[:*]/.test(path) ? location.pathname : path))
  return new Promise<PageModule>(() => undefined)
}
