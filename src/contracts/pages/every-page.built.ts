import { menu } from './menu.ts'
import { ALL_PAGES } from './pages.ts'

export const ROUTES = ALL_PAGES.map(({ name, file, path }) => [file ?? name, path] as const)

export const HEADER_MENU = menu('header')
export const HOME_MENU = menu('home')
export const TOOLS_MENU = menu('tools')
export const READING_MENU = menu('reading')
export const ACCOUNT_MENU = menu('account')
export const BAR_MENU = menu('bar')
export const BENCH_MENU = menu('bench')
export const HELP_MENU = menu('help')
export const ROOMS_MENU = menu('rooms')
