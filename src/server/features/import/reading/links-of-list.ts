import { load } from 'cheerio'
import { XMLParser } from 'fast-xml-parser'
import type { FoundLink } from '#domain/import/choose-links.ts'
import { ImportFailure } from '../import-failure.ts'
import { pageKey } from './page-key.ts'

export interface ListedLinks {
  pages: FoundLink[]
  lists: string[]
}

const MOST_LINKS = 50_000
const LONGEST_URL = 2000

/** Links of a sitemap, a sitemap index, or an RSS or Atom feed. Throws an ImportFailure for anything else. */
export function linksOfXml(xml: string, base: string): ListedLinks {
  // Entities can expand without limit, and no sitemap needs them.
  if (/<!ENTITY/i.test(xml))
    throw new ImportFailure('La mappa del sito definisce entità proprie: non si legge.')
  const root = parsed(xml)
  const urls = listOf(childOf(root, 'urlset'), 'url').map((entry) =>
    link(textAt(entry, 'loc'), textAt(entry, 'lastmod'), base),
  )
  const lists = listOf(childOf(root, 'sitemapindex'), 'sitemap').map((entry) =>
    link(textAt(entry, 'loc'), '', base),
  )
  const channel = childOf(childOf(root, 'rss') ?? childOf(root, 'RDF'), 'channel')
  const items = [...listOf(channel, 'item'), ...listOf(childOf(root, 'RDF'), 'item')].map((item) =>
    link(textAt(item, 'link') || textAt(item, 'guid'), textAt(item, 'pubDate'), base),
  )
  const entries = listOf(childOf(root, 'feed'), 'entry').map((entry) =>
    link(atomLink(entry), textAt(entry, 'updated'), base),
  )
  const pages = [...urls, ...items, ...entries].filter((one) => one !== undefined).slice(0, MOST_LINKS)
  const further = lists.filter((one) => one !== undefined).map(({ url }) => url)
  if (pages.length === 0 && further.length === 0) {
    throw new ImportFailure('Non è una mappa del sito né un feed con degli indirizzi.')
  }
  return { pages, lists: further }
}

export function linksOfPage(html: string, base: string): ListedLinks {
  const page = load(html)
  const { origin } = new URL(base)
  const pages = page('a[href]')
    .toArray()
    .map(({ attribs }) => link(attribs.href ?? '', '', base))
    .filter((one) => one !== undefined)
    .filter(({ url }) => new URL(url).origin === origin && url !== base)
  return { pages: pages.slice(0, MOST_LINKS), lists: [] }
}

type XmlNode = { readonly [name: string]: unknown }

function parsed(xml: string): XmlNode {
  try {
    const parser = new XMLParser({
      ignoreAttributes: false,
      removeNSPrefix: true,
      parseTagValue: false,
      parseAttributeValue: false,
      trimValues: true,
    })
    return parser.parse(xml) as XmlNode
  } catch (cause) {
    throw new ImportFailure('La mappa del sito è scritta male.', { cause })
  }
}

const isNode = (value: unknown): value is XmlNode => typeof value === 'object' && value !== null

const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => {
  const child = node && Object.hasOwn(node, name) ? node[name] : undefined
  return isNode(child) ? child : undefined
}

const listOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  [node && Object.hasOwn(node, name) ? node[name] : undefined].flat().filter(isNode)

function textAt(node: XmlNode, name: string): string {
  const [value] = [Object.hasOwn(node, name) ? node[name] : undefined].flat()
  if (typeof value === 'string') return value
  return isNode(value) && typeof value['#text'] === 'string' ? value['#text'] : ''
}

function atomLink(entry: XmlNode): string {
  const links = listOf(entry, 'link')
  const chosen = links.find((one) => (one['@_rel'] ?? 'alternate') === 'alternate') ?? links[0]
  const href = chosen?.['@_href']
  return typeof href === 'string' ? href : ''
}

function link(text: string, changed: string, base: string): FoundLink | undefined {
  if (text.trim() === '' || !URL.canParse(text.trim(), base)) return undefined
  const url = new URL(text.trim(), base)
  if (!/^https?:$/.test(url.protocol) || url.href.length > LONGEST_URL) return undefined
  const changedAt = Date.parse(changed)
  return { url: pageKey(url.href), changedAt: Number.isNaN(changedAt) ? null : changedAt }
}
