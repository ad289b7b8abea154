import { isSymptomPage } from '#domain/first-aid/first-aid-address.ts'
import { PUBLIC_PAGES } from '../public-pages.ts'

const pages: ReadonlySet<string> = new Set(PUBLIC_PAGES)

export const isRecipePath = (path: string): boolean => /^\/ricette\/[1-9]\d{0,8}$/.test(path)

/** Whether visits of this page are counted: public pages, recipes and symptoms. Never pages of an account. */
export const isCountedPage = (path: string): boolean =>
  pages.has(path) || isSymptomPage(path) || isRecipePath(path)
