/**
 * Chooses which links of a list an import run reads. A page is skipped if the list shows that the page has
 * not changed since it was read.
 *
 * Units   instants in Unix milliseconds.
 */
import type { ImportKind } from './import-vocabulary.ts'

export interface FoundLink {
  url: string
  changedAt: number | null
}

const HINTS: Readonly<Record<ImportKind, readonly [RegExp, RegExp]>> = {
  recipe: [/pizz|focacc|calzon|impast|sfincion|panuozz|pinsa/i, /ricett|recipe|rezept|recette|receta/i],
  pizzeria: [/pizzeri/i, /ristorant|restaurant|locali|dove-mangiare|trattori/i],
}

/** 2: certainly a page of this `kind`, 1: perhaps, 0: no hint. */
export function hintOf(url: string, kind: ImportKind): number {
  const [sure, likely] = HINTS[kind]
  return sure.test(url) ? 2 : likely.test(url) ? 1 : 0
}

interface Choice {
  kind: ImportKind
  /** True for links of a sitemap, a feed or a folder that an editor chose. False for links of a home page,
   * which may lead anywhere. */
  areMeant: boolean
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
  // Among equal hints, unread pages come first, then the pages read longest ago.
  const order = ({ url }: FoundLink) => readAt.get(url) ?? 0
  return fresh
    .toSorted((a, b) => hintOf(b.url, kind) - hintOf(a.url, kind) || order(a) - order(b))
    .slice(0, most)
    .map(({ url }) => url)
}
