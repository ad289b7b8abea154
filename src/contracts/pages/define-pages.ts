/** `glyph`: symbol of an entry in the phones' bottom bar. */
export type MenuPlace = readonly [order: number, label: string, glyph?: string]
/** 'bench' and 'help' are the rows of links on each page of the rooms Impasto and Aiuto. 'rooms' are the rooms
 * that are one page. */
type MenuName =
  | 'header'
  | 'home'
  | 'tools'
  | 'reading'
  | 'account'
  | 'bar'
  | 'offline'
  | 'bench'
  | 'help'
  | 'rooms'
export type Menus = Readonly<Partial<Record<MenuName, MenuPlace>>>

/** Kind of the parameter in the path: a row id, a short name, or a secret token. */
export type Part = 'row' | 'name' | 'token'

export interface Page {
  path: `/${string}`
  part?: Part
  /** Name of the route file without `.route.tsx`. The default is the name of the page. */
  file?: string
  /** Title in the statistics and on the preview picture for shared links. */
  title?: string
  /** The sitemap lists the page, its visits are counted, and shared caches may store it. */
  isPublic?: true
  /** Only these users see the content. robots.txt excludes the page. */
  seenBy?: 'readers' | 'administrators'
  /** Query parameters that the page reads; 'any' if the query string holds a whole form. */
  query?: 'any' | readonly string[]
  /** Normalizes a value of the query. Two values with the same result mean the same page. */
  readsAs?: (value: string) => string
  /** The recipe whose photo is on the preview picture for shared links. */
  picture?: string
  /** The service worker stores the page when it is installed, so the page works offline. */
  isKept?: true
  /** The tool calculates in the browser: each visit counts as a use of the tool. */
  isTool?: true
  /** For a page that shows the current time: rounds that time. Requests with the same rounded time share a
   * cache entry. */
  clockMs?: (nowMs: number) => number
  /** The page accepts its form by POST, for readers without JavaScript. */
  takesForm?: true
  menus?: Menus
  /** Menu entries that lead to a part of the page, by anchor. */
  anchors?: Readonly<Record<string, Menus>>
}

export const definePages = <const Pages extends Readonly<Record<string, Page>>>(pages: Pages): Pages => pages
