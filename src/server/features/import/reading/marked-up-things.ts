import type { CheerioAPI } from 'cheerio'
import { type Element, select } from './page-node.ts'
import { sourceOf } from './page-picture.ts'
import type { SchemaNode } from './schema-node.ts'

export interface Vocabulary {
  item: string
  type: string
  property: string
}
export const MICRODATA: Vocabulary = { item: '[itemscope]', type: 'itemtype', property: 'itemprop' }
export const RDFA: Vocabulary = { item: '[typeof]', type: 'typeof', property: 'property' }

const MOST = { things: 2000, properties: 20_000 } as const

type Draft = Record<string, unknown[]>

export function markedUpThings(page: CheerioAPI, vocabulary: Vocabulary): SchemaNode[] {
  const { item, type, property } = vocabulary
  const things = new Map<Element, Draft>()
  for (const element of select(page, item).slice(0, MOST.things)) {
    things.set(element, { '@type': (element.attribs[type] ?? '').split(/\s+/) })
  }
  const inner = new Set<Draft>()
  const loose: Draft = { '@type': [] }
  for (const element of select(page, `[${property}]`).slice(0, MOST.properties)) {
    const owner = ownerOf(element, things) ?? loose
    const own = things.get(element)
    if (own) inner.add(own)
    for (const name of namesOf(element.attribs[property])) {
      owner[name] ??= []
      owner[name].push(own ?? textOfProperty(page, element))
    }
  }
  if (loose.recipeIngredient ?? loose.ingredients) loose['@type'] = ['Recipe']
  return [...[...things.values()].filter((thing) => !inner.has(thing)), loose]
}

const namesOf = (list = '') =>
  list
    .split(/\s+/)
    .map((name) => name.replace(/^(?:schema|v|og):/, ''))
    .filter((name) => /^[a-z]\w*$/i.test(name) && name !== '__proto__' && name !== 'constructor')

function ownerOf(element: Element, things: ReadonlyMap<Element, Draft>): Draft | undefined {
  for (let parent = element.parent; parent; parent = parent.parent) {
    const thing = things.get(parent as Element)
    if (thing) return thing
  }
  return undefined
}

/** Prefers a machine-readable attribute. Otherwise it returns the markup, because lists and line breaks
 * separate ingredients or steps. */
function textOfProperty(page: CheerioAPI, element: Element): string {
  const { attribs, name } = element
  const forMachines = attribs.content ?? (name === 'time' ? attribs.datetime : undefined)
  if (forMachines !== undefined && forMachines !== '') return forMachines
  if (name === 'meta') return ''
  if (name === 'a' || name === 'link' || name === 'area') {
    const text = page(element).text().trim()
    return text || (attribs.href ?? '')
  }
  if (name === 'img' || name === 'source' || name === 'amp-img') return sourceOf(element)
  if (name === 'data' || name === 'meter') return attribs.value ?? ''
  return page(element).html() ?? ''
}
