export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface CallTypes {
  params?: object
  query?: object
  body?: unknown
  response?: unknown
}

/**
 * Describes one API request: the server registers the route from this value, and the client sends the
 * request. The value contains no schemas, so pages do not load them: `types` exists only at compile time.
 */
export interface Endpoint<Types extends CallTypes = CallTypes> {
  readonly method: Method
  readonly path: string
  readonly types?: Types
}

type NamesOf<Types> = Types extends { params: infer Params } ? keyof Params & string : never
type Takes<Name> = Name extends string
  ? (path: `${string}/:${Name}` | `${string}/:${Name}/${string}`) => void
  : never
type PathOf<Types> = [NamesOf<Types>] extends [never]
  ? string
  : Takes<NamesOf<Types>> extends (path: infer Path) => void
    ? Path
    : never

type Path<Types> = PathOf<Types> & string

const call = <Types extends CallTypes>(method: Method, path: string): Endpoint<Types> => ({ method, path })

/* @__NO_SIDE_EFFECTS__ */
export const get = <Types extends CallTypes = object>(path: Path<Types>) => call<Types>('GET', path)
/* @__NO_SIDE_EFFECTS__ */
export const post = <Types extends CallTypes = object>(path: Path<Types>) => call<Types>('POST', path)
/* @__NO_SIDE_EFFECTS__ */
export const put = <Types extends CallTypes = object>(path: Path<Types>) => call<Types>('PUT', path)
/* @__NO_SIDE_EFFECTS__ */
export const patch = <Types extends CallTypes = object>(path: Path<Types>) => call<Types>('PATCH', path)
/* @__NO_SIDE_EFFECTS__ */
export const remove = <Types extends CallTypes = object>(path: Path<Types>) => call<Types>('DELETE', path)

export type ResponseOf<Types extends CallTypes> = Types extends { response: infer Response }
  ? Response
  : undefined

export type BodyOf<Types extends CallTypes> = Types extends { body?: infer Body } ? Body : undefined

type Part<Types, Key extends string> = Pick<Types, Extract<keyof Types, Key>>
type Given<Asked, More = object> =
  Partial<Asked> extends Asked ? [request?: Asked & More] : [request: Asked & More]

export type RequestOf<Types extends CallTypes, More = object> = Given<
  Part<Types, 'params' | 'query' | 'body'>,
  More
>

export type AddressOf<Types extends CallTypes> = Given<Part<Types, 'params' | 'query'>>

export function addressOf<Types extends CallTypes>(
  { path }: Endpoint<Types>,
  ...[request]: AddressOf<Types>
): string {
  const { params = {}, query = {} } = (request ?? {}) as Pick<CallTypes, 'params' | 'query'>
  return path.replace(/:(\w+)/g, (_, name: string) => segment(Reflect.get(params, name))) + queryText(query)
}

/** Browsers resolve a segment '.' or '..' as a folder, so a space is appended to it. The server trims the
 * space. */
function segment(value: unknown): string {
  const text = String(value)
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text)
}

export function queryText(query: object): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${[value].flat().map(encodeURIComponent).join(',')}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

export function paramsIn({ path: pattern }: Endpoint, path: string): Record<string, string> | undefined {
  const expression = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${expression}$`).exec(path)
  return match ? { ...match.groups } : undefined
}
