import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listAuditLog } from '#contracts/audit-log/admin-audit-log.endpoints.ts'
import type { AuditPage } from '#contracts/audit-log/audit-log.ts'
import {
  addImportSource,
  approveImportEntry,
  changeImportSource,
  getImportEntry,
  readImportPage,
} from '#contracts/import/admin-import.endpoints.ts'
import { listNotifications } from '#contracts/notifications/admin-notifications.endpoints.ts'
import type { AdminNotifications } from '#contracts/notifications/notifications.ts'
import { users } from '#server/db/schema-accounts.ts'
import { digestWriter } from '#server/features/notifications/daily-digest.ts'
import { notificationsRepository } from '#server/features/notifications/notifications.repository.ts'
import { digestLetter } from '#server/mail/digest-letter.ts'
import { importSite } from '#tests/support/import-desk.ts'
import { recipePage, sitemapOf } from '#tests/support/stub-site.ts'

const { stub, site, admin, desk } = importSite({ hosts: ['localhost:1'] })
beforeEach(() => stub.requests.splice(0))
afterEach(() => desk.removeSources())

const asked = () => stub.requests.map(({ path }) => path)
const sitemap = (paths: string[]) => ({ body: sitemapOf(paths.map(stub.url)), type: 'application/xml' })

describe('a site that is a folder', () => {
  beforeEach(() => {
    for (const path of ['/site/una', '/site/due', '/altro/pizza-tre'])
      stub.pages.set(path, { body: recipePage(`Pizza di ${path}`) })
    stub.pages.set('/site/', {
      body: '<a href="una">x</a><a href="/site/due">y</a><a href="/altro/pizza-tre">z</a><a href="/site-di-altri/pizza">w</a>',
    })
  })

  test('is read by its own links where no sitemap lists its pages', async () => {
    stub.pages.set('/sitemap.xml', sitemap(['/altro/pizza-tre']))
    await desk.addSource('/site/', 'site')
    expect((await desk.run()).counts).toMatchObject({ new: 2, error: 0 })
    expect(asked()).toEqual(expect.arrayContaining(['/site/una', '/site/due']))
    expect(asked()).not.toContain('/altro/pizza-tre')
    expect(asked()).not.toContain('/site-di-altri/pizza')
  })

  test('is read by the sitemaps that list its pages, and by nothing else of them', async () => {
    stub.pages.set('/site/quattro', { body: recipePage('Pizza quattro') })
    stub.pages.set('/site/fuori', { status: 302, headers: { location: '/altro/pizza-tre' } })
    stub.pages.set('/sitemap.xml', sitemap(['/site/quattro', '/site/fuori', '/altro/pizza-tre']))
    await desk.addSource('/site', 'site')
    stub.pages.set('/site', { status: 301, headers: { location: '/site/' } })
    const ended = await desk.run()
    expect((await desk.queue()).map(({ name }) => name)).toContain('Pizza quattro')
    expect((await desk.queue()).map(({ name }) => name)).not.toContain('Pizza di /altro/pizza-tre')
    expect(await desk.itemsOf(ended)).toContainEqual({
      url: stub.url('/site/fuori'),
      state: 'skipped',
      message: 'La pagina rimanda fuori dalla cartella della fonte.',
    })
  })
})

describe('a source that cannot be read', () => {
  const failures = async () =>
    (await admin.call(listNotifications))
      .json<AdminNotifications>()
      .notifications.filter(({ kind }) => kind === 'import_failed')

  test('is told once for each run, by its address and its reason, also in the daily letter', async () => {
    stub.pages.set('/buona', { body: recipePage('Pizza buona') })
    stub.pages.set('/sitemap-rotta.xml', sitemap(['/guasto', '/non-c-e']))
    await desk.addSource('/buona', 'page')
    await desk.addSource('/sparita', 'page')
    await desk.addSource('/taglia', 'feed')
    await desk.addSource('/sitemap-rotta.xml', 'sitemap')
    const refused = { kind: 'recipe', type: 'page', url: 'http://localhost:1/' }
    desk.sources.push((await admin.call(addImportSource, { body: refused })).json().id)
    expect(await desk.run()).toMatchObject({ state: 'done', counts: { new: 1 } })
    const [told, ...others] = await failures()
    expect(others).toEqual([])
    expect(told).toMatchObject({ count: 1, isRead: false })
    expect(told?.detail).toContain(`${stub.url('/sparita')} (Il sito ha risposto 404)`)
    expect(told?.detail).toContain(`${stub.url('/taglia')} (Il sito ha interrotto il collegamento)`)
    expect(told?.detail).toContain(`${stub.url('/sitemap-rotta.xml')} (nessuna pagina letta)`)
    expect(told?.detail).toContain('http://localhost:1/')
    expect(told?.detail).not.toContain('/buona')
    await desk.run()
    expect(await failures()).toHaveLength(2)

    const { db } = site.database
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, admin.user.id))
    const write = digestWriter(notificationsRepository(db), digestLetter('https://pizza.example'))
    const { text } = (await write({ userId: admin.user.id })) ?? { text: '' }
    expect(text.replace(/\s+/g, ' ')).toContain('2 scraping non riusciti: Fonti non lette:')
  })

  test('among pages that fail one by one is none', async () => {
    const before = await failures()
    stub.pages.set('/sitemap-mista.xml', sitemap(['/buona', '/guasto']))
    await desk.addSource('/sitemap-mista.xml', 'sitemap')
    expect((await desk.run()).counts.error).toBe(1)
    expect((await failures()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })
})

test('the register keeps what was there and what is there now', async () => {
  const latest = async () => (await admin.call(listAuditLog)).json<AuditPage>().entries[0]
  await desk.addSource('/registro', 'page')
  const [id] = desk.sources
  const subjectName = stub.url('/registro')
  const set = (isEnabled: boolean) =>
    admin.call(changeImportSource, { params: { id: id as number }, body: { isEnabled } })
  await set(false)
  expect(await latest()).toMatchObject({
    action: 'import_source.disabled',
    subjectName,
    before: { isEnabled: true },
    after: { isEnabled: false },
  })
  await set(true)
  expect(await latest()).toMatchObject({
    action: 'import_source.enabled',
    before: { isEnabled: false },
    after: { isEnabled: true },
  })

  const html = recipePage('Pizza del registro')
  const { entryIds } = (await admin.call(readImportPage, { body: { kind: 'recipe', html } })).json<{
    entryIds: number[]
  }>()
  const [entryId] = entryIds
  const entry = (await admin.call(getImportEntry, { params: { id: entryId as number } })).json()
  await admin.call(approveImportEntry, {
    params: { id: entry.id },
    body: {
      version: entry.version,
      draft: { ...entry.draft, servings: 9 },
    },
  })
  expect(await latest()).toMatchObject({
    action: 'import_entry.approved',
    subjectName: 'Pizza del registro',
    before: { state: 'pending', targetId: null, servings: 4 },
    after: { state: 'approved', targetId: expect.any(Number), servings: 9 },
  })
})
