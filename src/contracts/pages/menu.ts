import type { MenuPlace, Menus } from './define-pages.ts'
import { ALL_PAGES } from './pages.ts'

const PLACES = ALL_PAGES.flatMap(({ path, menus, anchors = {} }): [string, Menus | undefined][] => [
  [path, menus],
  ...Object.entries(anchors).map(([anchor, its]): [string, Menus] => [`${path}#${anchor}`, its]),
])

export const menu = (name: keyof Menus) =>
  PLACES.flatMap(([to, menus]): [string, MenuPlace][] => (menus?.[name] ? [[to, menus[name]]] : []))
    .toSorted(([, [a]], [, [b]]) => a - b)
    .map(([to, [, label, glyph]]) => ({ label, to, ...(glyph && { glyph }) }))
