import type { MenuPlace, Menus } from './define-pages.ts'
import { ALL_PAGES } from './pages.ts'

/** The name of a route's files, and its path. */
export const ROUTES = ALL_PAGES.map(({ name, file, path }) => [file ?? name, path] as const)

const PLACES = ALL_PAGES.flatMap(({ path, menus, anchors = {} }): [string, Menus | undefined][] => [
  [path, menus],
  ...Object.entries(anchors).map(([anchor, its]): [string, Menus] => [`${path}#${anchor}`, its]),
])

const menu = (name: keyof Menus) =>
  PLACES.flatMap(([to, menus]): [string, MenuPlace][] => (menus?.[name] ? [[to, menus[name]]] : []))
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([to, { label, glyph }]) => ({ label, to, ...(glyph && { glyph }) }))

/** The items of the header. */
export const HEADER_MENU = menu('header')
/** In the footer: parts of the home page, tools by what they are for, what there is to read. */
export const HOME_MENU = menu('home')
export const TOOLS_MENU = menu('tools')
export const READING_MENU = menu('reading')
/** In the menu of logged-in users. */
export const ACCOUNT_MENU = menu('account')
/** The places of a phone's bar. */
export const BAR_MENU = menu('bar')
/** The tools that the offline page leads to. */
export const OFFLINE_MENU = menu('offline')
