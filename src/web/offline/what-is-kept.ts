import { apiPaths } from '#contracts/api-paths.ts'
import { PUBLIC_PAGES } from '#contracts/public-pages.ts'
import { isSymptomPage } from '#domain/first-aid/first-aid-address.ts'
import { OFFLINE_PAGE } from './offline-pages.ts'

const PAGES: ReadonlySet<string> = new Set([...PUBLIC_PAGES, OFFLINE_PAGE])
const CALLS: ReadonlySet<string> = new Set([
  apiPaths.recipes,
  apiPaths.pizzerias,
  apiPaths.glossary,
  apiPaths.firstAid,
  apiPaths.bakeProfiles,
  apiPaths.shopProducts,
])

/**
 * An address with a question is what somebody shares: a dough, a list, a search. It is never kept, so that nothing of it
 * stays on a phone that only opened the link.
 */
const isPlain = (url: URL) => url.search === ''

/** The page of one recipe. */
export const isRecipePage = (url: URL): boolean => isPlain(url) && /^\/ricette\/\d+$/.test(url.pathname)

/** A page that is the same for everybody: never an account's, never the administration's. */
export const isKeptPage = (url: URL): boolean =>
  isPlain(url) && (PAGES.has(url.pathname) || isSymptomPage(url.pathname))

/** A call whose answer is the same for everybody. */
export const isKeptCall = (url: URL): boolean =>
  isPlain(url) &&
  (CALLS.has(url.pathname) || /^\/api\/(recipes\/\d+|first-aid\/[a-z0-9-]+)$/.test(url.pathname))
