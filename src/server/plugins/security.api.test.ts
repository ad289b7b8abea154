import { describe, expect, test } from 'vitest'
import { endSession } from '#contracts/accounts/accounts.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { sharedApp, type TestApp } from '#tests/support/test-app.ts'

const SEARCHES = 20
const http = sharedApp({ seeded: false, limits: { searchesPerMinute: SEARCHES } })
const https = sharedApp({ seeded: false, env: { PUBLIC_URL: 'https://pizza.example' } })

describe('headers', () => {
  test.each(['/api/recipes', '/api/recipes/0', '/api/auth/me', '/robots.txt', '/api/%', '/api/docs'])(
    'are on %s',
    async (url) => {
      const { headers } = await http.app.inject(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
      expect(policy).toContain("style-src 'self' 'unsafe-inline';")
      expect(policy).toContain('frame-src https://www.youtube-nocookie.com')
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  test('promise https only where visitors come by it', async () => {
    const { headers } = await https.app.inject('/api/recipes')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('Origin', () => {
  const logout = (site: TestApp, headers: Record<string, string>) =>
    site.app.inject({ method: 'POST', url: endSession.path, headers })

  test.each([
    ['no origin', { host: 'localhost:3000' }],
    ['its own', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['the address it was called by', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['that in IPv6', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
    ['that of the local network', { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' }],
    ['another port that leads to it', { host: 'localhost:8080', origin: 'http://localhost:8080' }],
  ])('%s is let through', async (_what, headers) => {
    expect((await logout(http, headers)).statusCode).toBe(204)
  })

  test.each([
    ['nobody', { host: 'localhost:3000', origin: 'null' }],
    ['another host', { host: 'localhost:3000', origin: 'http://evil.example' }],
    ['another port', { host: 'localhost:3000', origin: 'http://localhost:3001' }],
    ['a name that starts alike', { host: 'localhost:3000', origin: 'http://localhost:3000.evil.example' }],
    ['another scheme', { host: 'localhost:3000', origin: 'https://localhost:3000' }],
    ['another scheme of its address', { host: '127.0.0.1:3000', origin: 'https://127.0.0.1:3000' }],
    ['another port of its address', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3001' }],
    ['a name that points to it', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
    ['a name like an address', { host: '127.0.0.1.evil.example', origin: 'http://127.0.0.1.evil.example' }],
    ['nonsense', { host: 'localhost:3000', origin: 'x' }],
    ['an empty one', { host: 'localhost:3000', origin: '' }],
  ])('%s is refused', async (_what, headers) => {
    const answer = await logout(http, headers)
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { message: 'Richiesta rifiutata: arriva da un altro sito' },
    ])
  })

  test('the http face of an https site is foreign', async () => {
    const headers = { host: 'pizza.example', origin: 'http://pizza.example' }
    expect((await logout(https, headers)).statusCode).toBe(403)
    expect((await logout(https, { ...headers, origin: 'https://pizza.example' })).statusCode).toBe(204)
  })

  test.each([
    { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' },
    { host: 'localhost:3000', origin: 'http://localhost:3000' },
    { host: 'pizza.example', origin: 'https://pizza.example:444' },
    { host: 'altro.example', origin: 'https://altro.example' },
  ])('a site with a name of its own has no other origin: %j', async (headers) => {
    expect((await logout(https, headers)).statusCode).toBe(403)
  })

  test('comes before any other check', async () => {
    const headers = { origin: 'http://evil.example', 'content-type': 'application/json' }
    for (const url of ['/api/newsletter', '/api/niente', '/ricette']) {
      expect((await http.app.inject({ method: 'POST', url, headers, payload: '{' })).statusCode).toBe(403)
    }
  })

  test('does not matter for reading', async () => {
    expect(
      (await http.app.inject({ url: '/api/recipes', headers: { origin: 'http://evil.example' } })).statusCode,
    ).toBe(200)
  })
})

test('searches of one address are limited, not those of others', async () => {
  const search = (i: number, remoteAddress: string) =>
    http.app.inject({ url: addressOf(searchRecipes, { params: { query: `parola ${i}` } }), remoteAddress })
  for (let i = 0; i < SEARCHES; i += 1) expect((await search(i, '192.0.2.1')).statusCode).toBe(200)
  const refused = await search(SEARCHES, '192.0.2.1')
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { message: expect.stringMatching(/^Troppe richieste/) },
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await search(0, '192.0.2.2')).statusCode).toBe(200)
})

test('who is not trusted as a proxy cannot speak for other addresses', async () => {
  for (let i = 0; i <= SEARCHES; i += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${i}` }
    const answer = await http.app.inject({
      url: addressOf(searchRecipes, { params: { query: `x${i}` } }),
      remoteAddress: '192.0.2.9',
      headers,
    })
    expect(answer.statusCode).toBe(i < SEARCHES ? 200 : 429)
  }
})

describe('an overloaded server', () => {
  const own = sharedApp({ seeded: false, env: { OVERLOAD_DELAY_MS: '1000' } })
  const block = (ms: number) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    return new Promise((resolve) => setImmediate(resolve))
  }
  const ask = () => own.app.inject('/api/auth/me')
  const status = async () => (await ask()).statusCode
  const overload = async () => {
    for (let round = 0; round < 8 && (await status()) === 401; round += 1) await block(1200)
    return ask()
  }

  test('says 503 and when to come back, but not after one short stop', async () => {
    await block(1200)
    expect(await status()).toBe(401)

    const answer = await overload()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json().message).toContain('molto occupato')
    expect((await own.app.inject('/assets/start-123.js')).statusCode).toBe(404) // looked for all the same
  })

  test('does not take its own start for overload', async () => {
    expect((await overload()).statusCode).toBe(503)
    await own.app.listen({ port: 0, host: '127.0.0.1' })
    expect(await status()).toBe(401)
    expect((await overload()).statusCode).toBe(503)
  })
})
