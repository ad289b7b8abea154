import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addImportSource,
  changeImportSource,
  listImportRuns,
  removeImportSource,
  startRecipeImport,
  stopImportRun,
} from '#contracts/import/admin-import.endpoints.ts'
import type { ImportRun } from '#contracts/import/import-run.ts'
import { importRuns } from '#server/db/schema-import.ts'
import { eventually } from '#tests/support/eventually.ts'
import { importSite } from '#tests/support/import-desk.ts'
import { BAD_PATHS, pizzeriaPage, recipePage, SLOW_PATHS, sitemapOf } from '#tests/support/stub-site.ts'
import { secondServer } from '#tests/support/test-app.ts'

const { stub, site, admin, desk } = importSite()
beforeEach(() => stub.requests.splice(0))

afterEach(() => desk.removeSources())

describe('a run', () => {
  test('without sources ends at once and says what to add', async () => {
    const ended = await desk.run()
    expect(ended).toMatchObject({
      state: 'done',
      total: 0,
      message: expect.stringContaining('Nessuna fonte attiva'),
    })
  })

  test('reads what a sitemap leads to, once, and files it for review', async () => {
    stub.pages.set('/ricetta-a', { body: recipePage('Pizza alla prova A') })
    stub.pages.set('/ricetta-b', { body: recipePage('Pizza alla prova B') })
    stub.pages.set('/sitemap-1.xml', {
      body: sitemapOf([
        stub.url('/ricetta-a'),
        stub.url('/ricetta-b#x'),
        stub.url('/ricetta-a?utm_source=y'),
      ]),
      type: 'application/xml',
    })
    await desk.addSource('/sitemap-1.xml', 'sitemap')
    const ended = await desk.run()
    expect(ended).toMatchObject({ state: 'done', total: 3, counts: { new: 2, listed: 1, error: 0 } })
    expect((await desk.queue()).map(({ name }) => name).toSorted()).toEqual([
      'Pizza alla prova A',
      'Pizza alla prova B',
    ])
    expect(stub.requests.filter(({ path }) => path === '/ricetta-a')).toHaveLength(1)
    expect(stub.requests[0]?.headers['user-agent']).toMatch(
      /^CornicioneBot\/1\.0 \(\+http.+\/privacy; .+@.+\)$/,
    )
    const again = await desk.run()
    expect(again.counts).toMatchObject({ new: 0, unchanged: 2 })
    expect(await desk.queue()).toHaveLength(2)
  })

  test('is worked on by one of two servers: every page is asked for once and filed once', async () => {
    const paths = Array.from({ length: 12 }, (_, at) => `/ricetta-doppia-${at}`)
    for (const path of paths) stub.pages.set(path, { body: recipePage(`Pizza${path}`) })
    stub.pages.set('/sitemap-doppia.xml', {
      body: sitemapOf(paths.map((path) => stub.url(path))),
      type: 'application/xml',
    })
    await desk.addSource('/sitemap-doppia.xml', 'sitemap')
    const before = await desk.queue()
    const second = await secondServer(site, {
      env: { IMPORT_ALLOWED_HOSTS: stub.host },
      importPace: { pauseMs: 1, lookMs: 50 },
    })
    const ended = await desk.run()
    await second.close()
    expect(ended).toMatchObject({ state: 'done', counts: { new: 12, error: 0 } })
    expect(await desk.queue()).toHaveLength(before.length + 12)
    const asked = stub.requests.map(({ path }) => path).filter((path) => path?.startsWith('/ricetta-doppia'))
    expect(asked.toSorted()).toEqual(paths.toSorted())
  })

  test('searches a site for its sitemap and follows feeds', async () => {
    stub.pages.set('/ricette/focaccia', { body: recipePage('Focaccia della casa') })
    stub.pages.set('/ricette/calzone', { body: recipePage('Calzone della casa') })
    stub.pages.set('/', {
      body: '<a href="/ricette/focaccia">x</a><a href="/chi-siamo">y</a><a href="javascript:alert(1)">z</a>',
    })
    stub.pages.set('/feed', {
      body: `<rss><channel><item><link>${stub.url('/ricette/calzone')}</link></item></channel></rss>`,
      type: 'application/rss+xml',
    })
    await desk.addSource('/', 'site')
    await desk.addSource('/feed', 'feed')
    const ended = await desk.run()
    const states = Object.fromEntries(
      (await desk.itemsOf(ended)).map(({ url, state }) => [new URL(url).pathname, state]),
    )
    expect(states).toEqual({
      '/': 'listed',
      '/feed': 'listed',
      '/sitemap.xml': 'skipped',
      '/ricette/focaccia': 'new',
      '/ricette/calzone': 'new',
    })
  })

  test('asks again only for what has changed', async () => {
    stub.pages.set('/fresca', { body: recipePage('Pizza fresca'), headers: { etag: '"1"' } })
    await desk.addSource('/fresca', 'page')
    await desk.run()
    stub.requests.splice(0)
    expect((await desk.run()).counts.unchanged).toBe(1)
    expect(stub.requests.find(({ path }) => path === '/fresca')?.headers['if-none-match']).toBe('"1"')
    stub.pages.set('/fresca', {
      body: recipePage('Pizza fresca', { recipeYield: '2 pizze' }),
      headers: { etag: '"2"' },
    })
    expect((await desk.run()).counts.changed).toBe(1)
  })

  test('leaves alone what robots.txt forbids', async () => {
    await desk.addSource('/vietata', 'page')
    const [item] = await desk.itemsOf(await desk.run())
    expect(item).toMatchObject({ state: 'skipped', message: expect.stringContaining('robots.txt') })
    expect(stub.requests.map(({ path }) => path)).not.toContain('/vietata')
  })

  test('ends with an error row for every mischief', async () => {
    for (const path of BAD_PATHS) await desk.addSource(path, 'page')
    const ended = await desk.run()
    expect(ended).toMatchObject({
      state: 'done',
      total: BAD_PATHS.length,
      counts: { error: BAD_PATHS.length },
    })
    const messages = Object.fromEntries(
      (await desk.itemsOf(ended)).map(({ url, message }) => [new URL(url).pathname, message]),
    )
    expect(messages).toMatchObject({
      '/enorme': 'La pagina supera 5 MB.',
      '/bomba': 'La pagina supera 5 MB.',
      '/giostra': 'Il sito rimanda altrove più di 5 volte.',
      '/finto-gzip': 'La compressione della pagina è guasta.',
      '/codifica': 'La codifica «klingon» è sconosciuta.',
      '/guasto': 'Il sito ha risposto 500.',
      '/taglia': 'Il sito ha interrotto il collegamento.',
      '/dentro-6': 'Si aprono soltanto indirizzi http e https.',
    })
    for (const way of [2, 3, 4, 5, 7]) expect(messages[`/dentro-${way}`]).toContain('rete privata')
    expect(messages['/dentro-1']).toContain('porte')
  })

  describe('from a slow site', () => {
    const hurried = importSite({ timeMs: 3000 })

    test('does not wait for ever', async () => {
      for (const path of SLOW_PATHS) await hurried.desk.addSource(path, 'page')
      const items = await hurried.desk.itemsOf(await hurried.desk.run())
      const tooSlow = { state: 'error', message: 'Il sito è troppo lento.' }
      expect(items).toEqual(SLOW_PATHS.map((path) => ({ url: hurried.stub.url(path), ...tooSlow })))
    })
  })

  test('brings pizzerias into their own queue', async () => {
    stub.pages.set('/pizzeria', { body: pizzeriaPage('Da Prova') })
    await desk.addSource('/pizzeria', 'page', 'pizzeria')
    expect((await desk.run('pizzeria')).counts.new).toBe(1)
    expect((await desk.queue('pizzeria')).map(({ name }) => name)).toEqual(['Da Prova'])
  })

  test('can be stopped; asked for twice it is one', async () => {
    await desk.addSource('/lento', 'page')
    const first = (await admin.call(startRecipeImport)).json<ImportRun>()
    const second = (await admin.call(startRecipeImport)).json<ImportRun>()
    expect(second.id).toBe(first.id)
    const stopped = await admin.call(stopImportRun, { params: { id: first.id } })
    expect(stopped.json()).toMatchObject({ state: 'stopped', message: 'Fermato dalla redazione.' })
    expect(await admin.status(stopImportRun, { params: { id: first.id } })).toBe(409)
  })

  test('of one source, from the command line, is not taken for the run of all', async () => {
    stub.pages.set('/tutte', { body: recipePage('Pizza di tutte') })
    await desk.addSource('/tutte', 'page')
    const single = { kind: 'recipe', trigger: 'command', isOneSource: true } as const
    const { db } = site.database
    const [other] = await db
      .insert(importRuns)
      .values({ ...single, state: 'running', leaseHolder: 'x', leaseUntil: new Date(Date.now() + 3_600_000) })
      .returning()
    const wanted = (await admin.call(startRecipeImport)).json<ImportRun>()
    expect(wanted).toMatchObject({ state: 'waiting', trigger: 'manual', isOneSource: false })
    const again = (await admin.call(startRecipeImport)).json<ImportRun>()
    expect(again.id).toBe(wanted.id)
    const runs = (await admin.call(listImportRuns, { query: { kind: 'recipe' } })).json<ImportRun[]>()
    expect(runs.slice(0, 2)).toMatchObject([{ id: wanted.id }, { id: other?.id, ...single }])

    await admin.call(stopImportRun, { params: { id: other?.id ?? 0 } })
    const ended = await desk.endOf(wanted)
    expect(ended).toMatchObject({ state: 'done', counts: { new: 1 } })
  })
})

test('a source that is removed while its page is read takes nothing but itself out of the run', async () => {
  let answer: (() => void) | undefined
  stub.pages.set('/lenta', {
    handle: (_request, response) => {
      answer = () => response.writeHead(200, { 'content-type': 'text/html' }).end(recipePage('Pizza lenta'))
    },
  })
  stub.pages.set('/svelta', { body: recipePage('Pizza svelta') })
  await desk.addSource('/lenta', 'page')
  await desk.addSource('/svelta', 'page')
  const start = (await admin.call(startRecipeImport)).json<ImportRun>()
  await eventually(() => expect(answer).toBeDefined())
  const gone = await admin.call(removeImportSource, { params: { id: desk.sources.shift() ?? 0 } })
  expect(gone.statusCode).toBe(204)
  answer?.()
  expect(await desk.endOf(start)).toMatchObject({ state: 'done', counts: { new: 2, error: 0 } })
})

describe('sources', () => {
  test.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://10.1.2.3/',
    'http://0x7f.1/',
    'http://user:pass@example.org/',
    'http://example.org:8080/',
    'ftp://example.org/',
    'non è un indirizzo',
  ])('that are never opened are refused at once: %s', async (url) => {
    const answer = await admin.call(addImportSource, { body: { kind: 'recipe', type: 'page', url } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields.url).toBeTruthy()
  })

  test('are kept once, paused and removed', async () => {
    await desk.addSource('/una', 'page')
    const again = await admin.call(addImportSource, {
      body: {
        kind: 'recipe',
        type: 'page',
        url: stub.url('/una'),
      },
    })
    expect(again.statusCode).toBe(409)
    const [id] = desk.sources
    const paused = await admin.call(changeImportSource, {
      params: { id: id as number },
      body: { isEnabled: false },
    })
    expect(paused.json()).toMatchObject({ isEnabled: false })
    expect((await desk.run()).total).toBe(0)
    expect(await admin.status(removeImportSource, { params: { id: 999_999 } })).toBe(404)
  })
})
