import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  addImportSource,
  listImportRuns,
  startRecipeImport,
} from '#contracts/import/admin-import.endpoints.ts'
import { openServer } from '#server/db/open-server.ts'
import { importEntries, importItems, importRuns } from '#server/db/schema-import.ts'
import { eventually } from '#tests/support/eventually.ts'
import { lineToServer, type PausableLine } from '#tests/support/pausable-line.ts'
import { recipePage, type StubSite, sitemapOf, stubSite } from '#tests/support/stub-site.ts'
import { secondServer, type TestApp, testApp } from '#tests/support/test-app.ts'
import { type TestBrowser, testAdmin } from '#tests/support/test-person.ts'

const PAGES = 12
const PATHS = Array.from({ length: PAGES }, (_, at) => `/ricetta-${String(at).padStart(2, '0')}`)
const DELAY_MS = 60

let stub: StubSite
let site: TestApp
let line: PausableLine
let worker: Awaited<ReturnType<typeof workerOn>>
let admin: TestBrowser

async function workerOn(databaseUrl: string) {
  const opened = await openServer({ databaseUrl, log: pino({ level: 'silent' }) })
  const app = await secondServer(
    { ...site, database: { ...opened, options: site.database.options } },
    { env: { IMPORT_ALLOWED_HOSTS: stub.host }, importPace: { pauseMs: 1, lookMs: 50 } },
  )
  return {
    app,
    async close() {
      await app.close()
      await opened.close()
    },
  }
}

beforeEach(async () => {
  stub = await stubSite()
  for (const path of PATHS) stub.pages.set(path, { body: recipePage(`Ricetta ${path}`), delayMs: DELAY_MS })
  stub.pages.set('/sitemap.xml', { body: sitemapOf(PATHS.map(stub.url)), type: 'text/xml' })
  site = await testApp({ seeded: false, importPace: { lookMs: 0 } })
  const through = await lineToServer(site.database.options.databaseUrl ?? '')
  line = through.line
  worker = await workerOn(through.databaseUrl)
  admin = await testAdmin({ ...site, app: worker.app })
  const source = { kind: 'recipe', type: 'sitemap', url: stub.url('/sitemap.xml') }
  expect(await admin.status(addImportSource, { body: source })).toBe(201)
  expect(await admin.status(startRecipeImport)).toBe(202)
})
afterEach(async () => {
  await worker.close()
  await line.close()
  await site.close()
  await stub.close()
})

const pagesRead = () => stub.requests.map(({ path }) => path).filter((path) => path.startsWith('/ricetta-'))

async function cutInTheMiddle(): Promise<void> {
  await eventually(() => expect(pagesRead().length).toBeGreaterThanOrEqual(4))
  line.cut()
}

async function toldMeanwhile(): Promise<string[]> {
  const calls = [
    () => admin.send('GET', '/api/recipes/1'),
    () => admin.send('GET', listImportRuns.path),
    () => admin.call(startRecipeImport),
  ]
  const answers = await Promise.all([...calls, ...calls, ...calls].map((call) => call()))
  return answers.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after'] ?? ''}`.trim())
}

async function expectAllRead(): Promise<void> {
  const { db } = site.database
  await eventually(async () =>
    expect(await db.select({ state: importRuns.state }).from(importRuns)).toEqual([{ state: 'done' }]),
  )
  const items = await db.select({ url: importItems.url, state: importItems.state }).from(importItems)
  expect(items.filter(({ state }) => state === 'new').map(({ url }) => url)).toEqual(PATHS.map(stub.url))
  expect(items).toHaveLength(PAGES + 1)
  const entries = await db.select({ key: importEntries.key }).from(importEntries)
  expect(entries.map(({ key }) => key).toSorted()).toEqual(PATHS.map(stub.url))
}

test('a run whose connection is cut goes on when it is back, and reads no address twice', async () => {
  await cutInTheMiddle()
  for (let round = 0; round < 5; round += 1)
    expect([...new Set(await toldMeanwhile())]).toEqual([expect.stringMatching(/^503 \d+$/)])
  expect(pagesRead().length).toBeLessThan(PAGES)
  const held = await site.database.db.select({ holder: importRuns.leaseHolder }).from(importRuns)
  expect(held, 'it is left to its lease').toEqual([{ holder: expect.any(String) }])
  line.resume()
  await expectAllRead()
  expect(pagesRead().toSorted()).toEqual(PATHS)
})

test('another server goes on with it when the lease has ended, and reads nothing again that was filed', async () => {
  await cutInTheMiddle()
  expect([...new Set(await toldMeanwhile())]).toEqual([expect.stringMatching(/^503 \d+$/)])
  const { db } = site.database
  const settled = await db
    .select({ url: importItems.url })
    .from(importItems)
    .where(sql`${importItems.state} = 'new'`)
  await db.update(importRuns).set({ leaseUntil: sql`now()` })
  const other = await workerOn(site.database.options.databaseUrl ?? '')
  await expectAllRead()
  line.resume()
  const again = pagesRead().filter((path, at, all) => all.indexOf(path) < at)
  expect(again.length).toBeLessThanOrEqual(1)
  expect(settled.map(({ url }) => url)).not.toContain(stub.url(again[0] ?? ''))
  await other.close()
})
