import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RenderPage } from '#contracts/page-rendering.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { type MetricsServer, serveMetrics } from './metrics-server.ts'
import { siteMetrics } from './site-metrics.ts'

const metrics = siteMetrics()
let site: TestApp
let shown: MetricsServer
let isDown = false
beforeAll(async () => {
  const { testDatabase } = await import('#tests/support/test-database.ts')
  const database = await testDatabase({ seeded: true, onQuery: metrics.queried })
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name === 'execute' && isDown) return () => Promise.reject(new Error('down'))
      return Reflect.get(target, name)
    },
  })
  const ping = () => (isDown ? Promise.reject(new Error('down')) : database.ping())
  const render: RenderPage = async ({ url }, { transport }) => {
    if (url.endsWith('/rotta')) throw new Error('broken')
    await transport('/api/pizzerias')
    return url.endsWith('/ricette/1')
      ? { status: 200, route: '/ricette/:id', html: '<!DOCTYPE html>' }
      : { status: 404, html: '<!DOCTYPE html>' }
  }
  const pages = async () => ({ cached: true, render, assets: () => ({ head: '', body: '' }) })
  site = await testApp({ database: { ...database, db, ping }, metrics, pages })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  shown = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shown.close()
  await site.close()
})

async function figure(line: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${shown.port}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const found = (await answer.text()).split('\n').find((one) => one.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1) ?? Number.NaN)
}

const count = (route: string, status: number) =>
  `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`
const fromMemory = (route: string, status: number) =>
  `http_answers_from_memory_total{method="GET",route="${route}",status="${status}"}`
const KEPT = 'answer_cache_lookups_total{outcome="kept"}'

async function ask(path: string): Promise<Response> {
  const { port } = site.app.server.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  await answer.arrayBuffer()
  return answer
}

test('answers are counted by route and status, also those that leave from memory', async () => {
  await ask('/api/glossary')
  await ask('/api/glossary')
  await ask('/api/recipes/999999')
  await ask('/api/nessuno')
  expect(await figure(count('/api/glossary', 200))).toBe(1)
  expect(await figure(fromMemory('/api/glossary', 200))).toBe(1)
  expect(await figure(count('/api/recipes/:id', 404))).toBe(1)
  expect(await figure('answer_cache_lookups_total{outcome="made"}')).toBeGreaterThanOrEqual(1)
  expect(await figure(KEPT)).toBe(1)
})

test('a page is counted under its own pattern, and without what the site asks itself for it', async () => {
  await ask('/ricette/1')
  await ask('/ricette/1')
  await ask('/nessuna')
  expect(await figure(count('/ricette/:id', 200))).toBe(1)
  expect(await figure(fromMemory('/ricette/:id', 200))).toBe(1)
  expect(await figure(count('none', 404))).toBeGreaterThanOrEqual(1)
  expect(await figure(count('/api/pizzerias', 200))).toBeNaN()
})

test('statements of the database have a time, and the pool a size', async () => {
  const before = await figure('database_query_duration_seconds_count{outcome="done"}')
  await site.app.inject('/api/pizzerias')
  expect(await figure('database_query_duration_seconds_count{outcome="done"}')).toBeGreaterThan(before)
  expect(await figure('database_connections{state="idle"}')).toBeGreaterThanOrEqual(1)
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
})

test('what waits is counted; without an answer of the database the other figures still come', async () => {
  expect([await figure('waiting_work{kind="letters"}'), await figure('database_up')]).toEqual([0, 1])
  isDown = true
  expect(await figure('database_up')).toBe(0)
  expect(await figure('waiting_work{kind="photos"}')).toBe(0)
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0)
})

test('what has not happened yet is counted as nothing, so that its first time shows as a rise', async () => {
  const fresh = await siteMetrics().text()
  for (const line of [
    'answer_cache_lookups_total{outcome="kept"} 0',
    'answer_cache_lookups_total{outcome="made"} 0',
    'database_query_duration_seconds_count{outcome="failed"} 0',
    'mails_total{outcome="sent"} 0',
    'mails_total{outcome="failed"} 0',
  ])
    expect(fresh).toContain(`${line}\n`)
})

test('nothing else is on that port', async () => {
  expect((await fetch(`http://127.0.0.1:${shown.port}/api/recipes`)).status).toBe(404)
})

test('a refusal names its request, and the log names it too', async () => {
  const answer = await ask('/api/recipes/999999')
  const id = answer.headers.get('x-request-id')
  expect(site.logged.find(({ reqId }) => reqId === id)).toMatchObject({
    msg: 'request refused',
    route: '/api/recipes/:id',
    status: 404,
  })
})

test.each([
  ['a page that is not there', '/nessuna-pagina', '/*'],
  ['the same page from memory', '/nessuna-pagina', '/*'],
  ['a file that is not there', '/assets/nessuno.js', '/*'],
])('%s names its request, and the log names it too', async (_, path, route) => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(site.logged.find(({ reqId }) => reqId === id)).toMatchObject({ msg: 'request refused', route })
})

test('a failure names its request, and the log names it too', async () => {
  isDown = true
  const answer = await site.app.inject('/api/recipes/facets')
  expect(answer.statusCode).toBe(500)
  const id = answer.headers['x-request-id']
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(site.logged.find(({ reqId }) => reqId === id)).toMatchObject({ msg: 'request failed' })
})

test('a page that failed says to its reader by which name it is found', async () => {
  const answer = await site.app.inject('/rotta')
  expect(answer.statusCode).toBe(500)
  const id = answer.headers['x-request-id']
  expect(answer.body).toContain(`Se succede ancora, scrivici questo codice: <code>${String(id)}</code>.`)
  expect(site.logged.find(({ reqId }) => reqId === id)).toMatchObject({ msg: 'page failed' })
})
