import { pageFinder } from '../pages/find-page.ts'
import { COUNTED_PAGES } from '../pages/public-pages.built.ts'

/** The page at an address, where its visits are counted. */
export const countedPage = pageFinder(COUNTED_PAGES)

export const isCountedPage = (path: string): boolean => countedPage(path) !== undefined
