/**
 * A schema.org object from JSON-LD, microdata or RDFa. A property's value is a text, an object, or a list
 * of these. The page is untrusted: check every value.
 */
export type SchemaNode = { readonly [property: string]: unknown }

/** A hostile page may nest or repeat objects endlessly. Reading stops at these limits. */
const LIMITS = { depth: 60, nodes: 20_000 } as const

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bare = (name: string) =>
  name.replace(/^(?:https?:\/\/(?:www\.)?(?:schema\.org|data-vocabulary\.org)\/#?|schema:|v:)/i, '')

export function valuesOf(node: SchemaNode, property: string): unknown[] {
  const key = property in node ? property : Object.keys(node).find((name) => bare(name) === property)
  const value = key === undefined ? undefined : node[key]
  if (value === undefined || value === null) return []
  if (isNode(value) && Array.isArray(value['@list'])) return value['@list']
  return Array.isArray(value) ? value.flat(2) : [value]
}

export const typesOf = (node: SchemaNode): string[] =>
  [node['@type'] ?? node.type]
    .flat()
    .filter((name) => typeof name === 'string')
    .map(bare)

export function textOf(
  value: unknown,
  properties: readonly string[] = ['@value', 'text', 'name', 'value'],
): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (!isNode(value)) return ''
  for (const property of properties) {
    const [first] = valuesOf(value, property)
    if (typeof first === 'string' || typeof first === 'number') return String(first)
  }
  return ''
}

export const firstText = (node: SchemaNode, ...properties: string[]): string =>
  properties
    .flatMap((property) => valuesOf(node, property).map((value) => textOf(value)))
    .find((text) => text.trim() !== '') ?? ''

export function nodesOfTypes(roots: readonly unknown[], wanted: ReadonlySet<string>): SchemaNode[] {
  const found: SchemaNode[] = []
  for (const node of everyNode(roots)) if (typesOf(node).some((name) => wanted.has(name))) found.push(node)
  return found
}

export function nodesById(roots: readonly unknown[]): ReadonlyMap<string, SchemaNode> {
  const byId = new Map<string, SchemaNode>()
  for (const node of everyNode(roots)) {
    const id = node['@id']
    if (typeof id !== 'string') continue
    const known = byId.get(id)
    if (!known || Object.keys(known).length < Object.keys(node).length) byId.set(id, node)
  }
  return byId
}

function* everyNode(roots: readonly unknown[]): Generator<SchemaNode> {
  let level: unknown[] = [...roots]
  let seen = 0
  for (let depth = 0; depth < LIMITS.depth && level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      seen += 1
      if (seen > LIMITS.nodes) return
      if (isNode(value)) yield value
      for (const child of Object.values(value)) if (typeof child === 'object') next.push(child)
    }
    level = next
  }
}
