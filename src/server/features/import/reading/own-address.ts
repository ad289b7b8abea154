import { load } from 'cheerio'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { jsonLdOf } from './json-ld.ts'
import { MICRODATA, markedUpThings, RDFA } from './marked-up-things.ts'
import { pageKey } from './page-key.ts'
import { PLACES } from './pizzerias-of-page.ts'
import { RECIPE } from './read-page.ts'
import { nodesOfTypes, type SchemaNode, textOf, valuesOf } from './schema-node.ts'

const LONGEST = 2000

/**
 * The URL that a saved or copied page declares for itself; undefined if it declares none. Never open this
 * URL, because it is not verified. For a recipe the URL of a front page is ignored, because some sites
 * declare it on every page.
 */
export function ownAddressOf(html: string, kind: ImportKind): string | undefined {
  const page = load(html)
  const head = [
    page('link[rel~="canonical" i]').attr('href'),
    page('meta[property="og:url" i]').attr('content'),
  ]
  const roots = [...jsonLdOf(page), ...markedUpThings(page, MICRODATA), ...markedUpThings(page, RDFA)]
  const things = nodesOfTypes(roots, kind === 'recipe' ? RECIPE : PLACES)
  // In a list each item has its own URL, which is not the URL of the page.
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
