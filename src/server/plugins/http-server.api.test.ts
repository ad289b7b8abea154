import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { beforeAll, expect, test, vi } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import { searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { sharedApp, testApp } from '#tests/support/test-app.ts'

let origin: string
const render = vi.fn(async () => ({ status: 200, html: '<!DOCTYPE html><p>pagina</p>' }))
const site = sharedApp({
  pages: async () => ({ cached: true, render, assets: () => ({ head: '', body: '' }) }),
  limits: { searchesPerMinute: 3 },
})
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
})

const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(text),
    )
    let received = ''
    socket.on('data', (data) => {
      received += data.toString()
    })
    socket.on('end', () => resolve(received))
    socket.on('error', reject)
  })

const asSent = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(origin + path, init)
  const headers = Object.fromEntries(response.headers)
  for (const name of ['date', 'connection', 'keep-alive']) delete headers[name]
  return { status: response.status, headers, body: await response.text() }
}

test.each(['/', '/api/recipes', '/api/recipes/1'])('%s is the same routed and from memory', async (path) => {
  const routed = await asSent(`${path}?utm_source=routed`) // another target: never found before routing
  await asSent(path)
  expect(await asSent(path)).toEqual(routed)
})

test('from memory too, HEAD has no body, a known tag gets 304, and POST is routed', async () => {
  await asSent('/')
  const whole = await asSent('/')
  expect(await asSent('/', { method: 'HEAD' })).toEqual({ ...whole, body: '' })
  expect((await asSent('/', { headers: { 'if-none-match': String(whole.headers.etag) } })).status).toBe(304)
  expect((await asSent('/', { method: 'POST' })).status).toBe(404)
})

test('a search answered from memory does not count against the limit', async () => {
  const search = () => asSent(addressOf(searchRecipes, { params: { query: 'margherita' } }))
  for (let i = 0; i < 10; i += 1) expect((await search()).status).toBe(200)
})

test('two thousand emoji fit into the address of a search', async () => {
  expect((await asSent(addressOf(searchRecipes, { params: { query: '🍕'.repeat(2000) } }))).status).toBe(200)
})

test.each([
  ['no HTTP at all', 'ciao\r\n\r\n', 400],
  ['a target that is no address', 'GET * HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a request for no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n', 417],
  ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`, 431],
])('%s is answered in the common shape', async (_what, text, status) => {
  const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toEqual({ message: expect.any(String) })
})

test('a target that names a host is the address on it', async () => {
  const answer = await raw(
    'GET http://evil.example/api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})

test('who sends too much is told so, also while it is still on its way', async () => {
  for (let round = 0; round < 6; round += 1) {
    const answer = await fetch(`${origin}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x'.repeat(5_300_000) }),
    })
    expect([answer.status, await answer.json()]).toEqual([413, { message: 'La richiesta è troppo grande' }])
  }
})

test('who hangs up in the middle of a body is no failure of the site', async () => {
  const before = site.logged.length
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"em',
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(site.logged.slice(before).filter(({ level }) => level >= 50)).toEqual([])
})

test('a machine that takes a minute to load the pages starts all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const slow = await testApp({
      seeded: false,
      pages: async () => {
        await vi.advanceTimersByTimeAsync(60_000)
        return { cached: true, render, assets: () => ({ head: '', body: '' }) }
      },
    })
    await slow.close()
  } finally {
    vi.useRealTimers()
  }
})
