import { pageFinder } from '../pages/find-page.ts'
import { COUNTED_PAGES } from '../pages/public-pages.built.ts'

/** The page at an address, where its visits are counted. */
export const countedPage = pageFinder(COUNTED_PAGES)

/** Whether visits of this page are counted: public pages, recipes and symptoms. Never pages of an account. */
export const isCountedPage = (path: string): boolean => countedPage(path) !== undefined
