import { beforeEach, describe, expect, test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import { calculateOven } from '#contracts/oven-guide/oven-guide.endpoints.ts'
import { listPairingIngredients, pairIngredient } from '#contracts/pairing/pairing.endpoints.ts'
import { STILL_TYPING, searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { exportStatistics, getStatistics } from '#contracts/statistics/admin-statistics.endpoints.ts'
import { countPageView, countTypedSearch } from '#contracts/statistics/statistics.endpoints.ts'
import type { Statistics, StatisticsDays } from '#contracts/statistics/statistics.ts'
import { dailyCounts } from '#server/db/schema-statistics.ts'
import { dailyCounter } from '#server/features/statistics/counting/daily-counter.ts'
import { dailyCountsRepository } from '#server/features/statistics/counting/daily-counts.repository.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const page = async () => ({
  cached: true,
  assets: () => ({ head: '', body: '' }),
  render: async ({ url }: { url: string }) => ({
    status: url.includes('niente') ? 404 : 200,
    html: '<!DOCTYPE html>',
  }),
})

const site = sharedApp({ pages: page })
const admin = sharedAdmin(site)
beforeEach(async () => {
  await figures()
  await site.database.db.delete(dailyCounts)
})

const figures = async (days: StatisticsDays = 7): Promise<Statistics> =>
  (await admin.call(getStatistics, { query: { days } })).json()
const visit = (url: string, headers: object = {}) =>
  site.app.inject({ url, headers: { 'user-agent': BROWSER, 'sec-fetch-mode': 'navigate', ...headers } })
const beacon = (path: string, headers: object = {}) =>
  site.app.inject({
    method: 'POST',
    url: countPageView.path,
    headers: { 'user-agent': BROWSER, ...headers },
    payload: { path },
  })

describe('visits', () => {
  test('are counted once each, cached or not, and without their question', async () => {
    for (const url of ['/', '/', '/ricette/1', '/ricette?cerca=funghi', '/ricette?cerca=alici'])
      await visit(url)
    const { pages, recipes, byDay } = await figures()
    expect(pages).toEqual([
      { key: '/', title: null, count: 2 },
      { key: '/ricette', title: null, count: 2 },
      { key: '/ricette/1', title: recipes[0]?.name, count: 1 },
    ])
    expect(recipes).toEqual([{ id: 1, name: expect.stringMatching(/\w/), count: 1 }])
    expect([byDay.length, byDay.at(-1)?.views]).toEqual([7, 5])
  })

  test.each([
    ['robots', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['programs without a name', { 'user-agent': '' }],
    ['who asks not to be followed', { dnt: '1' }],
    ['who asks for privacy everywhere', { 'sec-gpc': '1' }],
    ['what a browser fetches just in case', { 'sec-purpose': 'prefetch;prerender' }],
    ['what the service worker keeps', { 'sec-fetch-mode': 'cors' }],
  ])('of %s are none', async (_who, headers) => {
    await visit('/ricette/2', headers)
    expect((await figures()).pages).toEqual([])
  })

  test('of pages of an account, of no page and of the dashboard are none', async () => {
    for (const url of ['/profilo', '/admin', '/niente', '/ricette/abc', '/reimposta-password?token=x'])
      await visit(url)
    expect((await figures()).pages).toEqual([])
  })

  test('inside the site come by one call that carries a known path and nothing else', async () => {
    expect((await beacon('/glossario')).statusCode).toBe(204)
    expect((await beacon('/glossario', { dnt: '1' })).statusCode).toBe(204)
    for (const path of [
      '/admin',
      '/ricette?cerca=x',
      'https://altrove.example',
      '/'.repeat(60),
      '/ricette/0',
    ])
      expect([path, (await beacon(path)).statusCode]).toEqual([path, 400])
    expect((await beacon('/shop', { origin: 'https://altrove.example' })).statusCode).toBe(403)
    expect((await figures()).pages).toEqual([{ key: '/glossario', title: null, count: 1 }])
  })
})

describe('searches and tools', () => {
  const search = (text: string) =>
    site.app.inject({
      url: addressOf(searchRecipes, { params: { query: text } }),
      headers: { 'user-agent': BROWSER },
    })

  test('are kept as texts without their writers, and those that find nothing apart', async () => {
    for (const text of ['Margherita', 'margherita ', 'xyzxyz', 'anna@example.it', '3331234567'])
      await search(text)
    const stillTyping = addressOf(searchRecipes, { params: { query: 'marg' }, query: STILL_TYPING })
    const answer = await site.app.inject({ url: stillTyping, headers: { 'user-agent': BROWSER } })
    expect(answer.statusCode).toBe(200)
    const { searches, emptySearches, byDay } = await figures()
    expect(searches).toEqual([
      { key: 'margherita', count: 2 },
      { key: 'xyzxyz', count: 1 },
    ])
    expect(emptySearches).toEqual([{ key: 'xyzxyz', count: 1 }])
    expect(byDay.at(-1)).toMatchObject({ searches: 3, emptySearches: 1 })
  })

  describe('made in the browser', () => {
    const told = async (payload: object, headers: object = {}) => {
      const call = { method: 'POST', url: countTypedSearch.path, payload } as const
      return (await site.app.inject({ ...call, headers: { 'user-agent': BROWSER, ...headers } })).statusCode
    }

    test('count like those that the server makes, found or not', async () => {
      await search('funghi')
      expect(await told({ text: ' Funghi ', isFound: true })).toBe(204)
      expect(await told({ text: 'ananas', isFound: false })).toBe(204)
      const { searches, emptySearches, byDay } = await figures()
      expect(searches).toEqual([
        { key: 'funghi', count: 2 },
        { key: 'ananas', count: 1 },
      ])
      expect(emptySearches).toEqual([{ key: 'ananas', count: 1 }])
      expect(byDay.at(-1)).toMatchObject({ searches: 3, emptySearches: 1 })
    })

    test('leave nothing of persons, of programs and of who asks not to be counted', async () => {
      for (const text of ['anna@example.it', '3331234567', '   '])
        expect(await told({ text, isFound: false })).toBe(204)
      for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }, { 'user-agent': 'Googlebot/2.1' }])
        expect(await told({ text: 'funghi', isFound: true }, headers)).toBe(204)
      expect((await figures()).searches).toEqual([])
    })

    test.each([
      {},
      { text: '', isFound: true },
      { text: 'x'.repeat(121), isFound: true },
      { text: 7, isFound: true },
      { text: 'x', isFound: 'no' },
      { text: 'x' },
      [],
    ])('%j is none', async (payload) => {
      expect(await told(payload)).toBe(400)
      expect((await figures()).searches).toEqual([])
    })

    test('come from this site, are short, and not by the hundred', async () => {
      const foreign = { origin: 'https://altrove.example' }
      expect(await told({ text: 'x', isFound: true }, foreign)).toBe(403)
      expect(await told({ text: 'x', isFound: true, more: 'x'.repeat(2000) })).toBe(413)
      const statuses = []
      for (let n = 0; n < 70; n += 1) statuses.push(await told({ text: 'x', isFound: true }))
      expect(statuses).toContain(429)
    })
  })

  test('tools are counted when they answer, not when they are looked at or refuse', async () => {
    const headers = { 'user-agent': BROWSER }
    await site.app.inject({ url: listPairingIngredients.path, headers })
    await site.app.inject({
      url: addressOf(pairIngredient, { query: { baseIngredient: 'pomodori' } }),
      headers,
    })
    await site.app.inject({ method: 'POST', url: calculateOven.path, headers, payload: {} })
    await visit('/calcolatore-impasto')
    expect((await figures()).tools).toEqual([
      { key: 'abbinamenti', count: 1 },
      { key: '/calcolatore-impasto', count: 1 },
    ])
  })
})

describe('reading', () => {
  test('knows its ranges', async () => {
    for (const days of [7, 30, 90, 365] as const) expect((await figures(days)).byDay).toHaveLength(days)
    expect((await admin.send('GET', `${getStatistics.path}?days=8`)).statusCode).toBe(400)
  })

  test('the file opens in a spreadsheet, and what was typed is no formula there', async () => {
    const { db } = site.database
    await dailyCountsRepository(db).add([
      { kind: 'search', key: '=1+1;"x"', count: 2 },
      { kind: 'view', key: '/shop', count: 3 },
    ])
    const answer = await admin.call(exportStatistics, { query: { days: 7 } })
    expect(answer.headers['content-disposition']).toContain('cornicione-statistiche-7.csv')
    const today = (await figures()).byDay.at(-1)?.day
    expect(answer.body).toBe(
      `\ufeffgiorno;che cosa;quale;quante volte\r\n${today};ricerca;"'=1+1;""x""";2\r\n${today};pagina vista;"/shop";3\r\n`,
    )
  })

  test('what is older than 400 days is forgotten', async () => {
    const { db } = site.database
    const daysAgo = (days: number) =>
      new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10)
    await db.insert(dailyCounts).values([
      { kind: 'view', key: '/', day: daysAgo(410), count: 1 },
      { kind: 'view', key: '/', day: daysAgo(390), count: 1 },
    ])
    await dailyCountsRepository(db).dropOld()
    expect((await db.select().from(dailyCounts)).map(({ day }) => day)).toEqual([daysAgo(390)])
  })
})

describe('the counter', () => {
  test('adds what two servers count, and keeps what could not be written', async () => {
    const { db } = site.database
    const repository = dailyCountsRepository(db)
    const add: typeof repository.add = (counts) => repository.add(counts)
    let isBroken = true
    const flaky = {
      add: (counts: Parameters<typeof repository.add>[0]) =>
        isBroken ? Promise.reject(new Error('no database')) : add(counts),
    }
    const warnings: unknown[] = []
    const log = { warn: (...said: unknown[]) => void warnings.push(said) }
    const [one, two] = [dailyCounter(flaky, log), dailyCounter({ add }, log)]
    for (const counter of [one, two, one]) counter.count('view', '/shop')
    await Promise.all([one.flush(), two.flush()])
    expect(warnings).toHaveLength(1)
    isBroken = false
    await one.flush()
    expect((await figures()).pages).toEqual([{ key: '/shop', title: null, count: 3 }])
  })

  test('who makes up texts by the thousand fills no table', async () => {
    const { db } = site.database
    const counter = dailyCounter(dailyCountsRepository(db), { warn: () => undefined })
    for (let n = 0; n < 3000; n += 1) counter.count('search', `testo ${n}`)
    await counter.flush()
    const rows = await db.select().from(dailyCounts)
    expect(rows.length).toBeLessThanOrEqual(501)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(3000)
  })
})
