/**
 * Which of a list's addresses a run reads: what is about pizza before what is about food, what was never read before
 * what was, and nothing that the list itself says has not changed.
 *
 * Units   instants in Unix milliseconds.
 */
import type { ImportKind } from './import-vocabulary.ts'

export interface FoundLink {
  url: string
  /** When the list says that the page has changed; null where it says nothing. */
  changedAt: number | null
}

const HINTS: Readonly<Record<ImportKind, readonly [RegExp, RegExp]>> = {
  recipe: [/pizz|focacc|calzon|impast|sfincion|panuozz|pinsa/i, /ricett|recipe|rezept|recette|receta/i],
  pizzeria: [/pizzeri/i, /ristorant|restaurant|locali|dove-mangiare|trattori/i],
}

/** 2: surely what is looked for, 1: perhaps, 0: nothing says so. */
export function hintOf(url: string, kind: ImportKind): number {
  const [sure, likely] = HINTS[kind]
  return sure.test(url) ? 2 : likely.test(url) ? 1 : 0
}

interface Choice {
  kind: ImportKind
  /** The links of a home page lead everywhere; those of a sitemap, of a feed and into the folder that an editor named
   * were meant. */
  areMeant: boolean
  /** When a page was last read; nothing for one that never was. */
  readAt: ReadonlyMap<string, number>
  most: number
}

export function chosenLinks(links: readonly FoundLink[], { kind, areMeant, readAt, most }: Choice): string[] {
  const fresh = [...new Map(links.map((link) => [link.url, link])).values()].filter(({ url, changedAt }) => {
    const known = readAt.get(url)
    return (
      !(known !== undefined && changedAt !== null && changedAt <= known) &&
      (areMeant || hintOf(url, kind) > 0)
    )
  })
  // Never read comes first, then what was read longest ago: in time every page has its turn.
  const order = ({ url }: FoundLink) => readAt.get(url) ?? 0
  return fresh
    .toSorted((a, b) => hintOf(b.url, kind) - hintOf(a.url, kind) || order(a) - order(b))
    .slice(0, most)
    .map(({ url }) => url)
}
