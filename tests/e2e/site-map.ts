import { ALL_PAGES, pathsOf } from '#contracts/pages/pages.ts'

/** Pages that open for everybody. */
export const OPEN_PAGES = pathsOf(ALL_PAGES.filter(({ seenBy }) => !seenBy))

/** Pages that only a reader who is logged in sees; the second one only an administrator. */
export const PROTECTED_PAGES = pathsOf(ALL_PAGES.filter(({ seenBy }) => seenBy))
