import { afterAll, beforeAll, expect, test } from 'vitest'
import { NAUGHTY_STRINGS } from '#tests/support/naughty-strings.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
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
}
interface Operation {
  method: string
  path: string
  parameters: { name: string; in: string; schema: Schema }[]
  body: Schema | undefined
  /** The answers that it says it gives. */
  statuses: string[]
}

let site: TestApp
let operations: Operation[]
let cookie: string
beforeAll(async () => {
  site = await testApp()
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
afterAll(() => site.close())

const isText = ({ type, enum: options, const: only }: Schema) =>
  type === 'string' && options === undefined && only === undefined

/** Something of that shape, with `text` wherever a text may stand. */
function exampleOf(schema: Schema, text: string): unknown {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return exampleOf(options.find(isText) ?? options[0] ?? {}, text)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, text)))
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? { [text]: { type: 'string' } }).map(([name, inner]) => [
          name,
          exampleOf(inner, text),
        ]),
      )
    case 'array':
      return [exampleOf(schema.items ?? {}, text)]
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return text
  }
}

/** A lone half of a letter stands in no address: it is sent as the browser would. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

function send({ method, path, parameters, body }: Operation, text: string, index: number) {
  const places = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const url = places('path').reduce(
    (left, { name }) => left.replace(`{${name}}`, encoded(text) || '%20'),
    path,
  )
  const query = places('query').map(
    ({ name, schema }) => `${name}=${encoded(String(exampleOf(schema, text)))}`,
  )
  return site.app.inject({
    method: method.toUpperCase() as 'GET',
    url: [url, ...(query.length > 0 ? [query.join('&')] : [])].join('?'),
    // Each from its own address: so many from one would be refused.
    remoteAddress: `10.${index % 250}.${Math.floor(index / 250) % 250}.1`,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(exampleOf(body, text)) }),
  })
}

/** These end the session with which all others are tried. */
const ENDS_SESSION = ['/api/auth/logout', '/api/auth/account']

/**
 * Every call gets a third of the texts, the next call the next third, so that every text meets a third of the calls:
 * what becomes of a text is decided by a few functions that all calls share. An id is a number that stands in an
 * address: one text in ten is enough for it.
 */
function textsFor({ body, parameters }: Operation, place: number): readonly string[] {
  const isText = body !== undefined || parameters.some(({ name }) => name !== 'id')
  const share = isText ? 3 : 10
  return parameters.length > 0 || isText
    ? NAUGHTY_STRINGS.filter((_, index) => index % share === place % share)
    : []
}

test('there are more than two hundred of them, and more than a hundred calls', () => {
  expect(NAUGHTY_STRINGS.length).toBeGreaterThan(200)
  expect(operations.length).toBeGreaterThan(100)
})

test('whatever text stands wherever a text may stand, no call breaks', async () => {
  const broken: string[] = []
  let calls = 0
  const open = operations.filter(({ path }) => !ENDS_SESSION.includes(path))
  for (const [place, operation] of open.entries()) {
    for (const text of textsFor(operation, place)) {
      const answer = await send(operation, text, calls)
      calls += 1
      // 503 where it says so: no model, no video service is configured here.
      if (answer.statusCode >= 500 && !operation.statuses.includes(String(answer.statusCode)))
        broken.push(`${operation.method} ${operation.path} ${JSON.stringify(text)}: ${answer.statusCode}`)
    }
  }
  expect(broken).toEqual([])
  expect(calls).toBeGreaterThan(4_000)
})
