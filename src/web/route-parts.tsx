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
  // The data does not become stale: loaders do not run again when only the query string or the anchor
  // changes.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  ...(loader && { loader }),
})

/** If the scripts of a page are not on this device, loads the offline page as a full document. */
const offlineInstead = (path: string) => (failure: unknown) => {
  if (import.meta.env.SSR || navigator.onLine || location.pathname === OFFLINE_PAGE) throw failure
  // The URL changes only after a page is loaded, so `path` names the requested page. A path with parameters
  // is no URL: then the current URL is used.
  location.assign(insteadOf(/[:*]/.test(path) ? location.pathname : path))
  return new Promise<PageModule>(() => undefined)
}
