import { isSymptomPage } from '#domain/first-aid/first-aid-address.ts'
import { NO_ROW, rowIdOf } from '#domain/words/row-id.ts'
import { PUBLIC_PAGES } from '../public-pages.ts'

const pages: ReadonlySet<string> = new Set(PUBLIC_PAGES)

export const isRecipePath = (path: string): boolean =>
  path.startsWith('/ricette/') && rowIdOf(path.slice('/ricette/'.length)) !== NO_ROW

/** Whether visits of this page are counted: public pages, recipes and symptoms. Never pages of an account. */
export const isCountedPage = (path: string): boolean =>
  pages.has(path) || isSymptomPage(path) || isRecipePath(path)
