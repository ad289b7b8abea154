import { load } from 'cheerio'
import { beforeAll, expect, test } from 'vitest'
import { recipes } from '#server/db/schema.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const PUBLIC_URL = 'https://pizza.example'
const publishedAt = (text: string) => ({ publishedAt: new Date(text), updatedAt: new Date(text) })
const site = sharedApp({ seeded: false, env: { PUBLIC_URL } })
beforeAll(async () => {
  await site.database.db.insert(recipes).values([
    newRecipe(1, 'Prima & <sola>', {
      ...publishedAt('2026-01-02T03:04:05.678Z'),
      updatedAt: new Date('2026-12-01T10:00:00Z'),
    }),
    newRecipe(2, 'Insieme, terza', publishedAt('2026-02-02T08:00:00Z')),
    newRecipe(3, 'Insieme, seconda', {
      ...publishedAt('2026-02-02T08:00:00Z'),
      description: 'Con\u000b "sale".',
    }),
    newRecipe(4, 'Bozza', { published: false }),
    ...Array.from({ length: 40 }, (_, at) =>
      newRecipe(10 + at, `Vecchia ${at}`, publishedAt(`2025-01-01T00:00:${String(at).padStart(2, '0')}Z`)),
    ),
  ])
})

const NEWEST = ['Insieme, seconda', 'Insieme, terza', 'Prima & <sola>', 'Vecchia 39']

test('/feed.xml is RSS 2.0: the newest recipes first, with their own dates and absolute addresses', async () => {
  const { statusCode, headers, body } = await site.app.inject('/feed.xml')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const $ = load(body, { xml: true })
  const one = (selector: string) => $(selector).text()
  expect([one('channel > title'), one('channel > link'), one('channel > language')]).toEqual([
    'Cornicione: le nuove ricette',
    `${PUBLIC_URL}/ricette`,
    'it',
  ])
  expect(one('channel > description')).not.toBe('')
  expect(one('channel > lastBuildDate')).toBe('Tue, 01 Dec 2026 10:00:00 GMT')
  const self = $('channel > atom\\:link')
  expect([self.attr('rel'), self.attr('href')]).toEqual(['self', `${PUBLIC_URL}/feed.xml`])
  const items = $('item').toArray()
  expect(items).toHaveLength(30)
  expect(items.slice(0, 4).map((item) => $(item).find('title').text())).toEqual(NEWEST)
  const prima = $(items[2])
  expect([prima.find('link').text(), prima.find('guid').text(), prima.find('pubDate').text()]).toEqual([
    `${PUBLIC_URL}/ricette/1`,
    `${PUBLIC_URL}/ricette/1`,
    'Fri, 02 Jan 2026 03:04:05 GMT',
  ])
  expect(prima.find('media\\:content').attr('url')).toBe(`${PUBLIC_URL}/immagini/x.webp`)
  expect($(items[0]).find('description').text()).toBe('Con "sale".')
  expect(body).toContain('<title>Prima &amp; &lt;sola&gt;</title>')
})

test('/feed.json says the same as JSON Feed 1.1', async () => {
  const { statusCode, headers, body } = await site.app.inject('/feed.json')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8'])
  const feed = JSON.parse(body)
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${PUBLIC_URL}/ricette`,
    feed_url: `${PUBLIC_URL}/feed.json`,
    language: 'it',
  })
  expect(feed.items).toHaveLength(30)
  expect(feed.items.slice(0, 4).map(({ title }: { title: string }) => title)).toEqual(NEWEST)
  expect(feed.items[2]).toEqual({
    id: `${PUBLIC_URL}/ricette/1`,
    url: `${PUBLIC_URL}/ricette/1`,
    title: 'Prima & <sola>',
    content_text: 'Buona.',
    image: `${PUBLIC_URL}/immagini/x.webp`,
    date_published: '2026-01-02T03:04:05.678Z',
    date_modified: '2026-12-01T10:00:00.000Z',
    tags: ['Classica'],
  })
})

test.each(['/feed.xml', '/feed.json'])('%s may be kept, and is not sent twice to who has it', async (url) => {
  const first = await site.app.inject(url)
  expect(first.headers['cache-control']).toBe('public, max-age=1800')
  const again = await site.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
