import { pageFinder } from './find-page.ts'
import { ALL_PAGES } from './pages.ts'

/** The whole value of the page at an address, for the server. */
export const pageAt = pageFinder(ALL_PAGES)
