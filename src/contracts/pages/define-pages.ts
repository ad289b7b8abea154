/** The bar of phones shows the sign. */
export type MenuPlace = readonly [order: number, label: string, glyph?: string]
type MenuName = 'header' | 'home' | 'tools' | 'reading' | 'account' | 'bar' | 'offline'
export type Menus = Readonly<Partial<Record<MenuName, MenuPlace>>>

/** Whatever stands where the path has a name: the number of a row, a short name, or a secret. */
export type Part = 'row' | 'name' | 'token'

export interface Page {
  /** As the router reads it: '/ricette/:id'. */
  path: `/${string}`
  part?: Part
  /** Its route file is `<file>.route.tsx`: the name of the page, unless several pages share a file. */
  file?: string
  /** The statistics and the picture for links call it so. */
  title?: string
  /** The site map names it, its visits are counted, and copies of it may be kept anywhere. */
  isPublic?: true
  /** Only they see it. */
  seenBy?: 'readers' | 'administrators'
  /** The query parameters that change what it shows; all of them where a form lives in the address. */
  query?: 'any' | readonly string[]
  /** Its page reads a value so: another spelling of it is the same page. */
  readsAs?: (value: string) => string
  /** The recipe on the picture that is shown with links to it. */
  picture?: string
  /** From the first visit on it opens without a network. */
  isKept?: true
  /** It calculates in the browser: whoever opens it has used the tool. */
  isTool?: true
  /** It tells the hour: the hour that it is made at, the same for a while. */
  clockMs?: (nowMs: number) => number
  /** A form is sent to it by readers without scripts. */
  takesForm?: true
  menus?: Menus
  /** Parts of it that menus lead to, by their anchors. */
  anchors?: Readonly<Record<string, Menus>>
}

/** Pages by their names: `src/web` has `<name>.route.tsx`, and maybe a `<name>.loader.ts`. */
export const definePages = <const Pages extends Readonly<Record<string, Page>>>(pages: Pages): Pages => pages
