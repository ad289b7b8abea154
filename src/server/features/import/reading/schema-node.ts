/**
 * A thing of schema.org as JSON-LD, microdata and RDFa all say it: an object whose keys are property names and whose
 * values are texts, things or lists of either. Whatever a page writes must be looked at before it is believed.
 */
export type SchemaNode = { readonly [property: string]: unknown }

/** Hostile pages nest and repeat without end: beyond these nothing is read. */
const LIMITS = { depth: 60, nodes: 20_000 } as const

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bare = (name: string) =>
  name.replace(/^(?:https?:\/\/(?:www\.)?(?:schema\.org|data-vocabulary\.org)\/#?|schema:|v:)/i, '')

/** The values of a property, always as a list; a property is found with and without its vocabulary's prefix. */
export function valuesOf(node: SchemaNode, property: string): unknown[] {
  const key = property in node ? property : Object.keys(node).find((name) => bare(name) === property)
  const value = key === undefined ? undefined : node[key]
  if (value === undefined || value === null) return []
  if (isNode(value) && Array.isArray(value['@list'])) return value['@list']
  return Array.isArray(value) ? value.flat(2) : [value]
}

/** Type names without their vocabulary: 'Recipe', 'Restaurant'. */
export const typesOf = (node: SchemaNode): string[] =>
  [node['@type'] ?? node.type]
    .flat()
    .filter((name) => typeof name === 'string')
    .map(bare)

/** The text of a value: itself, or what a thing is called. */
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

/** The first property that says anything. */
export const firstText = (node: SchemaNode, ...properties: string[]): string =>
  properties
    .flatMap((property) => valuesOf(node, property).map((value) => textOf(value)))
    .find((text) => text.trim() !== '') ?? ''

/**
 * Every thing of the given types, those nearer to the surface first; `{ "@id": … }` is replaced by the thing it names
 * wherever one is asked for through `resolve`.
 */
export function nodesOfTypes(roots: readonly unknown[], wanted: ReadonlySet<string>): SchemaNode[] {
  const found: SchemaNode[] = []
  for (const node of everyNode(roots)) if (typesOf(node).some((name) => wanted.has(name))) found.push(node)
  return found
}

/** Things by their '@id'; of two with the same one that which says more. */
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
