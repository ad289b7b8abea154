import { load } from 'cheerio'
import type { ImportedPizzeria } from '#domain/import/imported-pizzeria.ts'
import { shortened } from '#domain/import/plain-text.ts'
import { jsonLdOf } from './json-ld.ts'
import { MICRODATA, markedUpThings, RDFA } from './marked-up-things.ts'
import { lineOf } from './page-text.ts'
import { firstText, isNode, nodesOfTypes, type SchemaNode, valuesOf } from './schema-node.ts'

export const PLACES: ReadonlySet<string> = new Set([
  'Restaurant',
  'FoodEstablishment',
  'LocalBusiness',
  'FastFoodRestaurant',
  'Pizzeria',
  'BarOrPub',
  'Bakery',
])
const MOST_PLACES = 50
const LONGEST = { name: 120, city: 80, address: 160, description: 600 } as const

export function pizzeriasOfPage(html: string, url: string): ImportedPizzeria[] {
  const page = load(html)
  const roots = [...jsonLdOf(page), ...markedUpThings(page, MICRODATA), ...markedUpThings(page, RDFA)]
  const siteName = lineOf(page('meta[property="og:site_name"]').attr('content') ?? '') || hostOf(url)
  const language = (page('html').attr('lang') ?? '').trim().slice(0, 20) || null
  const places = nodesOfTypes(roots, PLACES).map((node) => ({ ...placeOf(node), siteName, language }))
  const told = places.filter(({ name, address, city }) => name !== '' && (address !== '' || city !== ''))
  const unique = new Map(
    told.map((place) => [`${place.name}|${place.city}|${place.address}`.toLowerCase(), place]),
  )
  return [...unique.values()].slice(0, MOST_PLACES)
}

function placeOf(node: SchemaNode): Omit<ImportedPizzeria, 'siteName' | 'language'> {
  const [address] = valuesOf(node, 'address')
  const parts = isNode(address) ? address : {}
  const text = (name: string) => lineOf(firstText(parts, name))
  const plain = typeof address === 'string' ? lineOf(address) : ''
  return {
    name: shortened(lineOf(firstText(node, 'name')), LONGEST.name),
    city: shortened(text('addressLocality'), LONGEST.city),
    region: shortened(text('addressRegion') || text('addressCountry'), LONGEST.city),
    address: shortened(text('streetAddress') || plain, LONGEST.address),
    foundedYear: yearOf(firstText(node, 'foundingDate')),
    description: shortened(lineOf(firstText(node, 'description', 'slogan')), LONGEST.description),
    website: webAddress(firstText(node, 'url', 'sameAs')),
  }
}

function yearOf(text: string): number | null {
  const year = Number(/\b(1[6-9]\d\d|20\d\d)\b/.exec(text)?.[1] ?? 0)
  return year || null
}

const webAddress = (text: string): string | null =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && text.length <= 2000 ? text : null

const hostOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
