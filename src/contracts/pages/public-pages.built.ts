import { ALL_PAGES, pathsOf } from './pages.ts'

/** The pages whose visits are counted. */
export const COUNTED_PAGES = ALL_PAGES.filter(({ isPublic }) => isPublic).map(({ path, part }) => ({
  path,
  part,
}))

/** Kept from the first visit on, so that they open without a network: the tools of the kitchen. */
export const KEPT_PAGES = pathsOf(ALL_PAGES.filter(({ isKept }) => isKept))
