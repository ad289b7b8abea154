import { ACCOUNT_PAGES } from './accounts.page.ts'
import type { Page } from './define-pages.ts'
import { pageFinder } from './find-page.ts'
import { READING_PAGES } from './reading.page.ts'
import { RECIPE_PAGES } from './recipes.page.ts'
import { TOOL_PAGES } from './tools.page.ts'

export const PAGES = { ...RECIPE_PAGES, ...TOOL_PAGES, ...READING_PAGES, ...ACCOUNT_PAGES }

export type PicturedPage = Extract<(typeof PAGES)[keyof typeof PAGES], { picture: string }>
export const PICTURED_PAGES = Object.values(PAGES).filter((page): page is PicturedPage => 'picture' in page)

export const ALL_PAGES: readonly (Page & { name: string })[] = Object.entries<Page>(PAGES).map(
  ([name, page]) => ({ name, ...page }),
)

export const pageAt = pageFinder(ALL_PAGES)

export const pathsOf = (pages: readonly Page[]): string[] =>
  pages.filter(({ part }) => !part).map(({ path }) => path)

export const PUBLIC_PAGES = pathsOf(ALL_PAGES.filter(({ isPublic }) => isPublic))
