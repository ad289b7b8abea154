import { beforeAll, expect, test } from 'vitest'
import { NAUGHTY_STRINGS } from '#tests/support/naughty-strings.ts'
import { cases } from '#tests/support/proof.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testAdmin } from '#tests/support/test-person.ts'

interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  minimum?: number
  format?: string
  pattern?: string
}
interface Operation {
  method: string
  path: string
  parameters: { name: string; in: string; schema: Schema }[]
  body: Schema | undefined
  statuses: string[]
}

const site = sharedApp()
let operations: Operation[]
let cookie: string
beforeAll(async () => {
  const admin = await testAdmin(site)
  cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const { paths } = (await site.app.inject('/api/docs/json')).json()
  operations = Object.entries(paths as Record<string, Record<string, never>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const {
        parameters = [],
        requestBody,
        responses,
      } = operation as {
        parameters?: Operation['parameters']
        responses: object
        requestBody?: { content: Record<string, { schema: Schema }> }
      }
      const body = requestBody?.content['application/json']?.schema
      return { method, path, parameters, body, statuses: Object.keys(responses) }
    }),
  )
})

const isText = ({ type, enum: options, const: only }: Schema) =>
  type === 'string' && options === undefined && only === undefined

/** Valid value of a strict format: refusing our texts there would keep them from the other fields. */
function heldFormat({ format, pattern }: Schema): string | undefined {
  if (format === 'date') return '2026-11-24'
  if (format === 'date-time') return '2026-11-24T19:00:00.000Z'
  return pattern?.startsWith('^\\d{1,') ? '1' : undefined
}

type NextText = (schema: Schema) => string

function exampleOf(schema: Schema, next: NextText): unknown {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return exampleOf(options.find(isText) ?? options[0] ?? {}, next)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, next)))
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? { [next({})]: { type: 'string' } }).map(([name, inner]) => [
          name,
          exampleOf(inner, next),
        ]),
      )
    case 'array':
      return [exampleOf(schema.items ?? {}, next)]
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return next(schema)
  }
}

/** A URL cannot contain a lone surrogate: it is encoded as a browser would. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

interface Turn {
  first: number
  holdsFormats: boolean
}

/** Step from place to place. In as many calls as there are texts, every place gets every text. */
const FROM_PLACE_TO_PLACE = 7

function send({ method, path, parameters, body }: Operation, { first, holdsFormats }: Turn, index: number) {
  let place = 0
  const next: NextText = (schema) => {
    const text = NAUGHTY_STRINGS[(first + FROM_PLACE_TO_PLACE * place++) % NAUGHTY_STRINGS.length] as string
    return (holdsFormats ? heldFormat(schema) : undefined) ?? text
  }
  const places = (kind: string) => parameters.filter((parameter) => parameter.in === kind)
  const url = places('path').reduce((left, { name, schema }) => {
    const text = holdsFormats && name === 'id' ? '1' : String(exampleOf(schema, next))
    return left.replace(`{${name}}`, encoded(text) || '%20')
  }, path)
  const query = places('query').map(
    ({ name, schema }) => `${name}=${encoded(String(exampleOf(schema, next)))}`,
  )
  return site.app.inject({
    method: method.toUpperCase() as 'GET',
    url: [url, ...(query.length > 0 ? [query.join('&')] : [])].join('?'),
    remoteAddress: `10.${index % 250}.${Math.floor(index / 250) % 250}.1`,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(exampleOf(body, next)) }),
  })
}

const ENDS_SESSION = ['/api/auth/sessions/{id}', '/api/auth/account', '/api/auth/logout']

/** `npm run check:naughty`: every text in every place of every call, in ten to twenty minutes. */
const IS_EVERY_TEXT = process.env.NAUGHTY_STRINGS === 'every'

/** One text in so many per call: in `npm test` each text still reaches four calls. */
const SHARE = cases(40, 5)
function turnsOf({ body, parameters }: Operation, place: number): Turn[] {
  const hasText = body !== undefined || parameters.some(({ name }) => name !== 'id')
  if (parameters.length === 0 && !hasText) return []
  const turns = NAUGHTY_STRINGS.map((_, first) => first)
  if (IS_EVERY_TEXT)
    return turns.flatMap((first) =>
      (hasText ? [false, true] : [false]).map((holdsFormats) => ({ first, holdsFormats })),
    )
  const share = hasText ? SHARE : 2 * SHARE
  return turns
    .filter((first) => first % share === place % share)
    .map((first) => ({ first, holdsFormats: hasText && Math.floor(first / share) % 2 === 1 }))
}

test('there are more than two hundred of them, and more than a hundred calls', () => {
  expect(NAUGHTY_STRINGS.length).toBeGreaterThan(200)
  expect(operations.length).toBeGreaterThan(100)
})

async function broken(operation: Operation, place: number): Promise<string[]> {
  const found: string[] = []
  for (const turn of turnsOf(operation, place)) {
    const { statusCode } = await send(operation, turn, calls)
    calls += 1
    // Except a documented 503: no model and no video service is configured here.
    if (statusCode >= 500 && !operation.statuses.includes(String(statusCode)))
      found.push(`${operation.method} ${operation.path} ${JSON.stringify(turn)}: ${statusCode}`)
  }
  return found
}
let calls = 0

test('whatever text stands wherever a text may stand, no call breaks', {
  timeout: 6 * 3_600_000,
}, async () => {
  const endsSession = ({ path }: Operation) => ENDS_SESSION.includes(path)
  const found: string[] = []
  for (const [place, operation] of operations.entries())
    if (!endsSession(operation)) found.push(...(await broken(operation, place)))
  const me = await site.app.inject({ url: '/api/auth/me', headers: { cookie } })
  expect(me.json(), 'who sent them, until the end').toMatchObject({ isAdmin: true })
  for (const [place, operation] of operations.entries())
    if (endsSession(operation)) found.push(...(await broken(operation, place)))
  expect(found).toEqual([])
  expect(calls).toBeGreaterThan(17_500 / SHARE)
})
