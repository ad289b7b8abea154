import { pageFinder } from '../pages/find-page.ts'
import { COUNTED_PAGES } from '../pages/public-pages.built.ts'

export const countedPage = pageFinder(COUNTED_PAGES)

export const isCountedPage = (path: string): boolean => countedPage(path) !== undefined
