import { load } from 'cheerio'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { jsonLdOf } from './json-ld.ts'
import { MICRODATA, markedUpThings, RDFA } from './marked-up-things.ts'
import { pageKey } from './page-key.ts'
import { PLACES } from './pizzerias-of-page.ts'
import { RECIPE } from './read-page.ts'
import { nodesOfTypes, type SchemaNode, textOf, valuesOf } from './schema-node.ts'

/** Longer ones are no page's address. */
const LONGEST = 2000

/**
 * Where a page that somebody saved or copied says that it stands; undefined when it does not say. A claim of the page:
 * it may be shown and compared, and is no reason to open anything. A recipe does not stand at the front door of its
 * site, though some sites say so on every page.
 */
export function ownAddressOf(html: string, kind: ImportKind): string | undefined {
  const page = load(html)
  const head = [
    page('link[rel~="canonical" i]').attr('href'),
    page('meta[property="og:url" i]').attr('content'),
  ]
  const roots = [...jsonLdOf(page), ...markedUpThings(page, MICRODATA), ...markedUpThings(page, RDFA)]
  const things = nodesOfTypes(roots, kind === 'recipe' ? RECIPE : PLACES)
  // Of a list of things each has an address of its own, and none of them is the page's.
  const told = things.length === 1 ? addressesOf(things[0] as SchemaNode) : []
  return [...head, ...told]
    .map((text) => webAddress(text ?? ''))
    .find((url) => url !== undefined && !(kind === 'recipe' && isFrontDoor(url)))
}

const addressesOf = (thing: SchemaNode): string[] =>
  ['mainEntityOfPage', 'url', '@id']
    .flatMap((name) => valuesOf(thing, name))
    .map((value) => textOf(value, ['@id', 'url', '@value']))

function webAddress(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST || !/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined
  const url = new URL(trimmed)
  return url.username || url.password ? undefined : pageKey(url.href)
}

function isFrontDoor(address: string): boolean {
  const { pathname, search } = new URL(address)
  return pathname === '/' && search === ''
}
