export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call carries. A call without a `response` is answered with an empty body. */
export interface CallTypes {
  /** The named parts of its path. */
  params?: object
  query?: object
  body?: unknown
  response?: unknown
}

/**
 * One call of the API: the server registers its route from this value, and the client calls it by this value. The types
 * exist for the compiler only, so that a page which makes a call does not load the schemas of what it sends.
 */
export interface Endpoint<Types extends CallTypes = CallTypes> {
  readonly method: Method
  /** From the root of the site, with the names of its parameters: '/api/recipes/:id'. */
  readonly path: string
  /** Never has a value. */
  readonly types?: Types
}

type NamesOf<Types> = Types extends { params: infer Params } ? keyof Params & string : never
/** A function type for each name; their common argument is a path with all the names. */
type Takes<Name> = Name extends string
  ? (path: `${string}/:${Name}` | `${string}/:${Name}/${string}`) => void
  : never
/** A path that names every parameter: '/api/recipes/:id'. */
type PathOf<Types> = [NamesOf<Types>] extends [never]
  ? string
  : Takes<NamesOf<Types>> extends (path: infer Path) => void
    ? Path
    : never

/** The compiler refuses a path that does not name every parameter of `Types['params']`. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Types extends CallTypes = object>(
  method: Method,
  path: PathOf<Types> & string,
): Endpoint<Types> {
  return { method, path }
}

export type ResponseOf<Types extends CallTypes> = Types extends { response: infer Response }
  ? Response
  : undefined

export type BodyOf<Types extends CallTypes> = Types extends { body?: infer Body } ? Body : undefined

type Part<Types, Key extends string> = Pick<Types, Extract<keyof Types, Key>>
type Given<Asked, More = object> =
  Partial<Asked> extends Asked ? [request?: Asked & More] : [request: Asked & More]

/** What a caller passes with the endpoint: only what the endpoint needs, and `More`. */
export type RequestOf<Types extends CallTypes, More = object> = Given<
  Part<Types, 'params' | 'query' | 'body'>,
  More
>

/** What the address of a call depends on. */
export type AddressOf<Types extends CallTypes> = Given<Part<Types, 'params' | 'query'>>

/** The address of a call from the root of the site, as the client asks for it and as caches know it. */
export function addressOf<Types extends CallTypes>(
  { path }: Endpoint<Types>,
  ...[request]: AddressOf<Types>
): string {
  const { params = {}, query = {} } = (request ?? {}) as Pick<CallTypes, 'params' | 'query'>
  return path.replace(/:(\w+)/g, (_, name: string) => segment(Reflect.get(params, name))) + queryText(query)
}

/** A lone '.' or '..' would be read as a folder of the path; the space behind it is trimmed by the server. */
function segment(value: unknown): string {
  const text = String(value)
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text)
}

/** '?a=1&b=2,3', or nothing: what is undefined is left out, a list is written with commas. */
export function queryText(query: object): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${[value].flat().map(encodeURIComponent).join(',')}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** The parameters that `path`, without its query, has for the endpoint's names; undefined for another path. */
export function paramsIn({ path: pattern }: Endpoint, path: string): Record<string, string> | undefined {
  const expression = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${expression}$`).exec(path)
  return match ? { ...match.groups } : undefined
}
