import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { OFFLINE_PAGE } from '#contracts/pages/page-paths.ts'
import { insteadOf } from './offline/offline-pages.ts'

export interface PageModule {
  default: ComponentType
  /** What the page loads later if the server made it, and before it is shown otherwise. */
  parts?: readonly { load: () => Promise<void> }[]
}

/** `module` is the manifest key of the file that `open` imports. By this key the server finds the page's
 * scripts and styles. */
export const page = (
  path: string,
  module: string,
  open: () => Promise<PageModule>,
  loader?: LoaderFunction,
): RouteObject => {
  const loadParts = async () => Promise.all(((await open()).parts ?? []).map((part) => part.load()))
  return {
    path,
    handle: module,
    lazy: async () => ({ Component: (await open().catch(offlineInstead(path))).default }),
    // Loaders do not run again if only the query string or the fragment changes.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    ...(loader && {
      loader: async (args) => {
        const parts = loadParts().catch(offlineInstead(path))
        try {
          return await loader(args)
        } finally {
          await parts // also of a page that fails: no import is left pending
        }
      },
    }),
  }
}

/** If the page's scripts are missing offline, loads the offline page as a full document. */
const offlineInstead = (path: string) => (failure: unknown) => {
  if (import.meta.env.SSR || navigator.onLine || location.pathname === OFFLINE_PAGE) throw failure
  // The URL does not change before the page is loaded, so `path` names the requested page. A path with
  // parameters is not a URL: the current URL is used instead.
  location.assign(insteadOf(/[:*]/.test(path) ? location.pathname : path))
  return new Promise<PageModule>(() => undefined)
}
