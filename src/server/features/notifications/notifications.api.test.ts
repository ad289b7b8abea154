import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import {
  listNotifications,
  markNotificationsRead,
  setDigest,
} from '#contracts/notifications/admin-notifications.endpoints.ts'
import type { AdminNotifications } from '#contracts/notifications/notifications.ts'
import { users, waitingLetters } from '#server/db/schema-accounts.ts'
import { importRuns } from '#server/db/schema-import.ts'
import { digestSettings, notifications } from '#server/db/schema-statistics.ts'
import { ensureAdmin } from '#server/features/accounts/users/admin-account.ts'
import { dailyCountsRepository } from '#server/features/statistics/counting/daily-counts.repository.ts'
import { digestLetter } from '#server/mail/digest-letter.ts'
import { letterSender } from '#server/mail/letter-sender.ts'
import type { Mail } from '#server/mail/mail-layout.ts'
import type { Outcome } from '#server/mail/mail-outcome.ts'
import { waitingLettersRepository } from '#server/mail/waiting-letters.repository.ts'
import { eventually } from '#tests/support/eventually.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { testSmtpServer } from '#tests/support/smtp-server.ts'
import { secondServer, sharedApp, testApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import { sharedAdmin, testAdmin, testPerson } from '#tests/support/test-person.ts'
import { addDigests, digestWriter } from './daily-digest.ts'
import { notificationsRepository } from './notifications.repository.ts'

const site = sharedApp({ seeded: false })
const admin = sharedAdmin(site)

const told = async (who = admin): Promise<AdminNotifications> => (await who.call(listNotifications)).json()
const readAll = (payload: object = {}) => admin.call(markNotificationsRead, { body: payload })
const ofKind = ({ notifications }: AdminNotifications, kind: string) =>
  notifications.find((one) => one.kind === kind)

test('new people are counted by day; what grows after it was read is new again', async () => {
  expect(ofKind(await told(), 'new_users')).toMatchObject({ count: 1, isRead: false })
  expect((await readAll()).json()).toMatchObject({ unread: 0 })
  expect(ofKind(await told(), 'new_users')).toMatchObject({ isRead: true })
  await testPerson(site)
  expect(ofKind(await told(), 'new_users')).toMatchObject({ count: 2, isRead: false })
})

test('the administrator whom the program itself has made is no new user', async () => {
  const count = async () => ofKind(await told(), 'new_users')?.count
  const before = await count()
  const made = await ensureAdmin(site.database.db, {
    email: 'capo@example.it',
    password: 'la chiave del forno',
  })
  expect([made, await count()]).toEqual(['created', before])
  await testPerson(site)
  expect(await count()).toBe((before ?? 0) + 1)
})

testOnPostgres('what goes while all is read is left out', async () => {
  await told()
  const answer = await heldUp(
    site.database.db,
    (tx) => tx.delete(notifications),
    () => readAll(),
  )
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ unread: 0 })])
})

test('each administrator reads for himself, one or all', async () => {
  const other = await testAdmin(site)
  const { notifications, unread } = await told()
  expect(unread).toBeGreaterThan(0)
  const [first] = notifications
  const { json } = await readAll({ ids: [first?.id] })
  expect(json<AdminNotifications>().notifications.find(({ id }) => id === first?.id)?.isRead).toBe(true)
  expect((await told(other)).notifications.find(({ id }) => id === first?.id)?.isRead).toBe(false)
})

test('failed imports and errors of the site are told, without anybody in them', async () => {
  const { db } = site.database
  await db.insert(importRuns).values({
    kind: 'recipe',
    state: 'failed',
    trigger: 'schedule',
    finishedAt: new Date(),
    message: 'Lo scraping si è fermato.',
  })
  await dailyCountsRepository(db).add([
    { kind: 'error', key: 'GET /api/recipes/:id 500', count: 3 },
    { kind: 'error', key: 'GET /* 500', count: 1 },
  ])
  const now = await told()
  expect(ofKind(now, 'import_failed')).toMatchObject({ count: 1, detail: 'Lo scraping si è fermato.' })
  expect(ofKind(now, 'errors')).toMatchObject({ count: 4, detail: 'GET /api/recipes/:id 500' })
})

test('a failure of the server is counted by its route, not by who met it', async () => {
  const { db } = site.database
  const broken = vi.spyOn(db, 'execute').mockRejectedValueOnce(new Error('broken on purpose'))
  expect((await admin.send('GET', `${listNotifications.path}?chi=anna@example.it`)).statusCode).toBe(500)
  broken.mockRestore()
  const { detail, count } = ofKind(await told(), 'errors') ?? {}
  expect([detail, count]).toEqual(['GET /api/recipes/:id 500', 5])
})

test('what waits for a decision is told as long as it waits', async () => {
  const entry = (state: string) => `
    insert into import_entries (kind, key, source_url, state, name, found, found_hash, draft)
    values ('recipe', '${state}', 'https://example.org', '${state}', 'Prova', '{}', 'x', '{}')`
  const { db } = site.database
  await db.execute(entry('pending'))
  await db.execute(entry('rejected'))
  expect(ofKind(await told(), 'waiting')).toMatchObject({ count: 1 })
  await db.execute(`update import_entries set state = 'rejected'`)
  expect(ofKind(await told(), 'waiting')).toBeUndefined()
})

test('the daily letter goes once to who wants it and has something to read, from however many servers', async () => {
  const { db } = site.database
  await db.update(users).set({ isAdmin: false })
  const [reader, silent, unproved, idle] = await Promise.all(Array.from({ length: 4 }, () => testAdmin(site)))
  if (!reader || !silent || !unproved || !idle) throw new Error('somebody is missing')
  for (const { user } of [reader, silent, idle])
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id))
  await silent.call(setDigest, { body: { wantsDigest: false } })
  expect(await told(silent)).toMatchObject({ wantsDigest: false })
  await told(idle)
  await idle.call(markNotificationsRead, { body: {} })

  const first = await lettersOfToday()
  expect(first.map(({ to }) => to)).toEqual([reader.user.email])
  expect(first[0]?.text).toMatch(/\d+ nuovi utenti/)
  expect(first[0]?.text).toContain('https://pizza.example/admin?scheda=notifiche')
  await db.update(digestSettings).set({ isWanted: true })
  expect((await lettersOfToday()).map(({ to }) => to)).toEqual([silent.user.email])

  await aDayPasses()
  expect(await lettersOfToday()).toEqual([])
  await testPerson(site)
  const next = await lettersOfToday()
  expect(next.map(({ to }) => to).sort()).toEqual([reader, silent, idle].map(({ user }) => user.email).sort())
  expect(next.map(({ subject }) => subject)).toEqual(Array(3).fill('Una notifica dalla redazione'))
})

test('what a refused letter told is told the next day; what was read meanwhile is not', async () => {
  await aDayPasses()
  await testPerson(site)
  const [refused] = await lettersOfToday({ state: 'refused', message: '550 no' })
  const [again] = await lettersOfToday()
  expect(again).toEqual(refused)
  expect(await lettersOfToday()).toEqual([])

  await aDayPasses()
  await testPerson(site)
  const repository = notificationsRepository(site.database.db)
  await addDigests(repository)
  for (const { id } of await repository.digestReaders()) await repository.markRead(id, undefined)
  expect(await lettersOfToday()).toEqual([])
})

async function aDayPasses() {
  await site.database.db.update(digestSettings).set({ sentAt: sql`sent_at - interval '1 day'` })
  await site.database.db.update(notifications).set({ updatedAt: sql`updated_at - interval '1 day'` })
}

async function lettersOfToday(outcome: Outcome = { state: 'sent' }): Promise<Mail[]> {
  const { db } = site.database
  const repository = notificationsRepository(db)
  await Promise.all([1, 2, 3].map(() => addDigests(repository)))
  const handedOver: Mail[] = []
  const sender = letterSender({
    letters: waitingLettersRepository(db),
    mailer: {
      async sendOnce(mail) {
        handedOver.push(mail)
        return outcome
      },
    },
    write: digestWriter(repository, digestLetter('https://pizza.example')),
    log: { info() {}, warn() {}, error() {} },
    lookMs: 0,
  })
  sender.start()
  await eventually(async () => expect(await db.$count(waitingLetters)).toBe(0))
  await sender.close()
  return handedOver.sort((one, other) => one.to.localeCompare(other.to))
}

test('a daily letter whose mail fails waits, and leaves once, from the next server', async () => {
  const smtp = await testSmtpServer()
  const away = await testApp({ seeded: false, env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const { db } = away.database
  const { user } = await testAdmin(away)
  await db.update(users).set({ emailVerifiedAt: new Date() })
  await addDigests(notificationsRepository(db))
  await away.app.listen({ port: 0, host: '127.0.0.1' })
  await eventually(() => expect(away.logged.map(({ msg }) => msg).join()).toContain('letter not sent yet'))
  await away.app.close()
  await db.update(waitingLetters).set({ dueAt: new Date() })
  const both = await Promise.all([1, 2].map(() => secondServer(away, { env: { SMTP_URL: smtp.url } })))
  await eventually(() => expect(smtp.received.map(({ to }) => to)).toEqual([[user.email]]))
  await eventually(async () => expect(await db.select().from(waitingLetters)).toEqual([]))
  await Promise.all(both.map((next) => next.close()))
  await (await secondServer(away, { env: { SMTP_URL: smtp.url } })).close()
  expect(smtp.received).toHaveLength(1)
  await away.database.close()
  await smtp.close()
})
