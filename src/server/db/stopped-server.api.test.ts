import { sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterDeliveries, newsletterIssues } from '#server/db/schema-newsletter.ts'
import { eventually } from '#tests/support/eventually.ts'
import { lineToServer } from '#tests/support/pausable-line.ts'
import { testSmtpServer } from '#tests/support/smtp-server.ts'
import { secondServer, testApp } from '#tests/support/test-app.ts'
import { testPerson } from '#tests/support/test-person.ts'
import { openServer } from './open-server.ts'

/** Timeout of a query; a site allows 18 s. The server then hangs longer in the ratio of a minute to that. */
const ANSWER_MS = 1000
const STILL_MS = (60 / 18) * ANSWER_MS
const READERS = 12
const PATHS = ['/api/recipes', '/api/recipes/1', '/api/search?q=marinara', '/api/glossary', '/api/auth/me']

test('a database that stands still for a minute, with visitors who read and a newsletter on its way', async () => {
  const smtp = await testSmtpServer()
  const site = await testApp()
  const { options } = site.database
  const { line, databaseUrl } = await lineToServer(options.databaseUrl ?? '')
  const log = pino({ level: 'silent' })
  const opened = await openServer({ databaseUrl, log, timeLimits: { answer: ANSWER_MS } })
  const { db } = site.database
  await db
    .insert(newsletterSubscribers)
    .values(
      Array.from({ length: READERS }, (_, n) => ({ email: `l${n}@example.it`, confirmedAt: new Date() })),
    )
  await db.insert(newsletterIssues).values({ subject: 'Prova', body: 'Ciao', state: 'waiting' })
  await db.execute(sql`
    insert into newsletter_deliveries (issue_id, subscriber_id)
    select newsletter_issues.id, newsletter_subscribers.id from newsletter_issues, newsletter_subscribers`)

  smtp.delay(50)
  const app = await secondServer(
    { ...site, database: { ...opened, options } },
    { env: { SMTP_URL: smtp.url }, mailingPace: { batch: 2, pauseMs: 1, lookMs: 50 } },
  )
  const reader = await testPerson({ ...site, app })
  const read = async () => {
    const answers = await Promise.all(PATHS.map((path) => reader.send('GET', path)))
    return answers.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after'] ?? ''}`.trim())
  }
  await eventually(async () => expect(await read()).toEqual(PATHS.map(() => '200')))
  await eventually(() => expect(smtp.received.length).toBeGreaterThan(1))

  line.pause()
  const seen: string[] = []
  for (const stillUntil = performance.now() + STILL_MS; performance.now() < stillUntil; )
    seen.push(...(await read()))
  // Cached pages are still served; for others visitors get a time for the retry, and nothing counts as a bug.
  expect([...new Set(seen)].sort()).toEqual(['200', expect.stringMatching(/^503 \d+$/)])
  line.resume()
  await eventually(async () => expect(await read()).toEqual(PATHS.map(() => '200')))

  await db.update(newsletterIssues).set({ leaseUntil: sql`now()` })
  await eventually(async () => {
    expect(await db.select({ state: newsletterIssues.state }).from(newsletterIssues)).toEqual([
      { state: 'sent' },
    ])
  })
  const letters = await db.select({ state: newsletterDeliveries.state }).from(newsletterDeliveries)
  expect(letters.map(({ state }) => state)).toEqual(Array.from({ length: READERS }, () => 'sent'))
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(
    Array.from({ length: READERS }, (_, n) => `l${n}@example.it`).sort(),
  )
  await app.close()
  await opened.close()
  await line.close()
  await site.close()
  await smtp.close()
})
