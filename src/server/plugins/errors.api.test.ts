import { describe, expect, test } from 'vitest'
import { ApiError } from '#contracts/api-error.ts'
import { sharedApp, testApp } from '#tests/support/test-app.ts'

const site = sharedApp({
  seeded: false,
  pages: async (app) => {
    app.get('/breaks', () => Promise.reject(failure))
    return {
      cached: true,
      assets: () => ({ head: '', body: '' }),
      render: async () => ({ status: 200, html: 'ok' }),
    }
  },
})
let failure: Error

const post = (headers: Record<string, string>, payload: string) =>
  site.app.inject({ method: 'POST', url: '/api/newsletter', headers, payload })
const json = { 'content-type': 'application/json' }

describe('every refused call is JSON with an Italian message', () => {
  test.each([
    ['malformed JSON', json, '{"email":', 400, 'Il corpo della richiesta non è JSON valido'],
    ['an empty body', json, '', 400, 'Il corpo della richiesta non è JSON valido'],
    ['a poisoned body', json, '{"__proto__":{"a":1}}', 400, 'Il corpo della richiesta non è JSON valido'],
    [
      'another format',
      { 'content-type': 'application/xml' },
      '<a/>',
      415,
      'Il formato della richiesta non è supportato',
    ],
    [
      'a body of 300 kB',
      json,
      JSON.stringify({ email: 'x'.repeat(300_000) }),
      413,
      'La richiesta è troppo grande',
    ],
    ['a list', json, '[]', 400, 'Controlla i dati inseriti'],
    ['null', json, 'null', 400, 'Controlla i dati inseriti'],
  ])('%s', async (_what, headers, payload, status, message) => {
    const answer = await post(headers, payload)
    expect([answer.statusCode, answer.json().message]).toEqual([status, message])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(ApiError.parse(answer.json())).toEqual(answer.json())
  })

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'an unknown call by %s',
    async (method) => {
      for (const url of ['/api', '/api/', '/api/niente', '/api/recipes/1/niente', '/api?x=1']) {
        const answer = await site.app.inject({ method, url })
        expect([url, answer.statusCode, answer.json()]).toEqual([
          url,
          404,
          { message: 'Risorsa non trovata' },
        ])
      }
    },
  )

  test.each([
    ['malformed JSON', 'application/json', '{'],
    ['another format', 'text/xml', '<a/>'],
    ['no format', 'x', 'x'],
    ['too large', 'application/json', `"${'x'.repeat(300_000)}"`],
  ])('an unknown call with a body that is refused elsewhere: %s', async (_what, type, payload) => {
    for (const [url, status] of [
      ['/api/niente', 404],
      ['/api', 404],
      ['/api/recipes', 405],
    ] as const) {
      const answer = await site.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload,
      })
      expect([url, answer.statusCode]).toEqual([url, status])
    }
  })

  test('a known call by the wrong method names the right one', async () => {
    const answer = await site.app.inject({ method: 'DELETE', url: '/api/recipes?x=1' })
    expect([answer.statusCode, answer.json()]).toEqual([405, { message: 'Metodo non consentito' }])
    expect(String(answer.headers.allow).split(', ').sort()).toEqual(['GET', 'HEAD'])
  })

  test('an address that cannot be decoded', async () => {
    for (const url of ['/api/recipes/%', '/api/%E0%A4%A']) {
      const answer = await site.app.inject(url)
      expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'La richiesta non è valida' }])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('a method other than reading on a page', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/ricette' })
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Risorsa non trovata' }])
  })
})

describe('what goes wrong inside', () => {
  test('is logged and leaves as a plain page without its text', async () => {
    failure = new Error('la parola segreta')
    const answer = await site.app.inject('/breaks')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('Qualcosa è andato storto')
    expect(answer.body).not.toMatch(/segreta|at .*\.ts/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(site.logged.at(-1)).toMatchObject({ level: 50, err: { message: 'la parola segreta' } })
  })

  test('is a 503 with Retry-After while the database is away', async () => {
    failure = new Error('query failed', { cause: Object.assign(new Error('gone'), { code: '57P01' }) })
    const answer = await site.app.inject('/breaks')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  })

  test('in a call: JSON, logged, no text of the error', async () => {
    const own = await testApp({ seeded: false })
    await own.database.db.execute('drop table glossary_terms')
    const answer = await own.app.inject('/api/glossary')
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { message: 'Qualcosa è andato storto. Riprova tra poco.' },
    ])
    expect(own.logged.some(({ level, msg }) => level === 50 && msg === 'request failed')).toBe(true)
    await own.close()
  })
})
