import { ALL_PAGES, pathsOf } from './pages.ts'

/** Kept from the first visit on, so that they open without a network: the tools of the kitchen. */
export const KEPT_PAGES = pathsOf(ALL_PAGES.filter(({ isKept }) => isKept))
