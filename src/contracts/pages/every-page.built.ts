import { menu } from './menu.ts'
import { ALL_PAGES } from './pages.ts'

/** The name of a route's files, and its path. */
export const ROUTES = ALL_PAGES.map(({ name, file, path }) => [file ?? name, path] as const)

export const HEADER_MENU = menu('header')
/** In the footer: parts of the home page, tools by what they are for, what there is to read. */
export const HOME_MENU = menu('home')
export const TOOLS_MENU = menu('tools')
export const READING_MENU = menu('reading')
/** For logged-in users. */
export const ACCOUNT_MENU = menu('account')
/** On phones. */
export const BAR_MENU = menu('bar')
