import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listAuditLog } from '#contracts/audit-log/admin-audit-log.endpoints.ts'
import type { AuditPage } from '#contracts/audit-log/audit-log.ts'
import {
  changeIssue,
  createIssue,
  deleteIssue,
  getIssue,
  getSubscriberCounts,
  listTroubledDeliveries,
  previewIssue,
  removeSubscriber,
  resumeIssue,
  retryDelivery,
  sendIssue,
  stopIssue,
  testIssue,
} from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import type { NewsletterIssue, TroubledDelivery } from '#contracts/newsletter/admin-newsletter.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterIssues } from '#server/db/schema-newsletter.ts'
import { eventually } from '#tests/support/eventually.ts'
import { decodeQuotedPrintable } from '#tests/support/mail-text.ts'
import { shared } from '#tests/support/shared.ts'
import { testSmtpServer } from '#tests/support/smtp-server.ts'
import { secondServer, testApp } from '#tests/support/test-app.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const PACE = { batch: 5, pauseMs: 1, retryAfterS: [0, 0], closedMs: 5, lookMs: 100 }
const TEXT = {
  subject: 'Forno nuovo',
  body: '## Ciao\n\nLa **biga** di casa: https://example.org/biga.\n\n- farina\n- acqua',
}
const smtp = shared(testSmtpServer)
const site = shared(() => testApp({ seeded: false, env: { SMTP_URL: smtp.url }, mailingPace: PACE }))
const admin = sharedAdmin(site)
beforeEach(() => smtp.received.splice(0))
afterEach(async () => {
  smtp.refuseNext(0, 0)
  smtp.delay(0)
  await site.database.db.delete(newsletterIssues)
  await site.database.db.delete(newsletterSubscribers)
})

const addReaders = async (count: number) => {
  const rows = Array.from({ length: count }, (_, n) => ({
    email: `l${n}@example.it`,
    confirmedAt: new Date(),
  }))
  await site.database.db.insert(newsletterSubscribers).values(rows)
  return rows.map(({ email }) => email)
}
const newIssue = async (text: object = TEXT): Promise<NewsletterIssue> =>
  (await admin.call(createIssue, { body: text })).json()
const issueNow = async (id: number): Promise<NewsletterIssue> =>
  (await admin.call(getIssue, { params: { id } })).json()
const send = ({ id, version }: NewsletterIssue) =>
  admin.call(sendIssue, { params: { id }, body: { version } })
const ended = (id: number, state = 'sent') =>
  eventually(async () => {
    const issue = await issueNow(id)
    expect(issue.state).toBe(state)
    return issue
  })
const troubles = async (id: number): Promise<TroubledDelivery[]> =>
  (await admin.call(listTroubledDeliveries, { params: { id } })).json()
const addresses = () => smtp.received.flatMap(({ to }) => to).sort()

describe('writing', () => {
  test('keeps a draft, even an empty one; of two who edit it at once the second is told', async () => {
    const issue = await newIssue({ subject: '', body: '' })
    expect(issue).toMatchObject({ state: 'draft', version: 1, subject: '', total: 0 })
    const save = (subject: string) =>
      admin.call(changeIssue, {
        params: { id: issue.id },
        body: {
          subject,
          body: 'x',
          version: issue.version,
        },
      })
    expect((await save('primo')).json()).toMatchObject({ subject: 'primo', version: 2 })
    const second = await save('secondo')
    expect([second.statusCode, (await issueNow(issue.id)).subject]).toEqual([409, 'primo'])
    const refused = await admin.call(sendIssue, {
      params: { id: issue.id },
      body: {
        version: 1,
      },
    })
    expect(refused.statusCode).toBe(409)
    expect(await admin.status(deleteIssue, { params: { id: issue.id } })).toBe(204)
    expect(await admin.status(getIssue, { params: { id: issue.id } })).toBe(404)
    const none = await admin.call(listTroubledDeliveries, { params: { id: issue.id } })
    expect([none.statusCode, none.json()]).toEqual([404, { message: 'Numero non trovato' }])
  })

  test('shows the letter as it will be, and tags in it are words', async () => {
    const body = `${TEXT.body}\n\n<script>alert(1)</script> <img src=x onerror=alert(1)> [qui](javascript:alert(1))`
    const preview = (await admin.call(previewIssue, { body: { ...TEXT, body } })).json()
    expect(preview.html).toContain('<strong>biga</strong>')
    expect(preview.html).toContain('<a href="https://example.org/biga"')
    expect(preview.html).toMatch(/<li>farina<\/li><li>acqua<\/li>/)
    expect(preview.html).not.toMatch(/<script|<img|href="javascript/)
    expect(preview.text).toContain('- farina\n- acqua')
    expect(preview.text).not.toContain('**')
  })

  test('a test goes to whoever writes it, and to nobody else', async () => {
    await addReaders(2)
    const issue = await newIssue()
    const answer = await admin.call(testIssue, { params: { id: issue.id } })
    expect([answer.statusCode, answer.json().message]).toEqual([202, `Prova spedita a ${admin.user.email}`])
    await eventually(() => expect(addresses()).toEqual([admin.user.email]))
    expect(smtp.received[0]?.raw).toContain('Subject: [Prova] Forno nuovo')
    expect((await issueNow(issue.id)).state).toBe('draft')
  })

  test.each([
    [{ subject: ' ', body: 'x' }, 'subject'],
    [{ subject: 'x', body: '\n' }, 'body'],
  ])('%j cannot be sent', async (text, field) => {
    await addReaders(1)
    const answer = await send(await newIssue(text))
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  test('without a confirmed address there is nobody to write to', async () => {
    await site.database.db.insert(newsletterSubscribers).values({ email: 'chissa@example.it' })
    const issue = await newIssue()
    expect((await send(issue)).statusCode).toBe(409)
    expect((await issueNow(issue.id)).state).toBe('draft')
  })
})

describe('sending', () => {
  test('reaches each confirmed address once, with what RFC 8058 asks for', async () => {
    const readers = await addReaders(12)
    await site.database.db.insert(newsletterSubscribers).values({ email: 'chissa@example.it' })
    const issue = await newIssue()
    expect((await send(issue)).statusCode).toBe(202)
    expect((await send(issue)).statusCode).toBe(409) // pressed twice
    const done = await ended(issue.id)
    expect(done).toMatchObject({ total: 12, counts: { sent: 12, waiting: 0, failed: 0, uncertain: 0 } })
    expect(addresses()).toEqual([...readers].sort())
    const raws = smtp.received.map(({ raw }) => raw)
    const ids = raws.map((raw) => /^Message-ID: (<newsletter-\d+-[0-9a-f]{32}@\S+>)\r$/m.exec(raw)?.[1])
    expect(new Set(ids).size).toBe(12)
    for (const raw of raws) {
      expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
      expect(raw).toMatch(/^List-Unsubscribe:\s+<http[^>]+\/api\/newsletter\/unsubscribe\?token=[\w-]+>\r$/m)
      expect(decodeQuotedPrintable(raw)).toContain('/newsletter/disiscrizione?token=')
    }
    const changed = await admin.call(changeIssue, {
      params: { id: issue.id },
      body: {
        ...TEXT,
        version: 1,
      },
    })
    expect(changed.statusCode).toBe(409)
    expect(await admin.status(deleteIssue, { params: { id: issue.id } })).toBe(409)
  })

  test('tries again what was refused for now; gives up what is refused for good, and shows it', async () => {
    await addReaders(6)
    smtp.refuse('l2@example.it', 550)
    smtp.refuse('l4@example.it', 451)
    const issue = await newIssue()
    smtp.refuseNext(1, 451)
    await send(issue)
    const done = await ended(issue.id)
    expect(done.counts).toMatchObject({ sent: 4, failed: 2 })
    expect(addresses()).toEqual(['l0', 'l1', 'l3', 'l5'].map((name) => `${name}@example.it`))
    expect(
      (await troubles(issue.id)).map(({ email, state, attempts }) => ({ email, state, attempts })),
    ).toEqual([
      { email: 'l2@example.it', state: 'failed', attempts: 1 },
      { email: 'l4@example.it', state: 'failed', attempts: 3 },
    ])
    smtp.refuse('l2@example.it', 0)
    const [first] = await troubles(issue.id)
    await admin.call(retryDelivery, { params: { id: first?.id ?? 0 } })
    await eventually(async () => expect((await issueNow(issue.id)).counts.sent).toBe(5))
    smtp.refuse('l4@example.it', 0)
  })

  test('a line that breaks before the answer is uncertain, shown and never tried again by itself', async () => {
    const readers = await addReaders(4)
    smtp.hangUpNext(1)
    const issue = await newIssue()
    await send(issue)
    const done = await ended(issue.id)
    expect(done.counts).toMatchObject({ sent: 3, uncertain: 1 })
    expect(addresses()).toEqual([...readers].sort()) // this server had taken it
    expect((await troubles(issue.id)).map(({ state }) => state)).toEqual(['uncertain'])
  })

  test('who leaves before his turn gets nothing, and is not remembered', async () => {
    await addReaders(5)
    const release = smtp.hold()
    const issue = await newIssue()
    await send(issue)
    await admin.call(removeSubscriber, { body: { email: 'L4@example.it' } })
    release()
    const done = await ended(issue.id)
    expect(done.counts).toMatchObject({ sent: 4, left: 1 })
    expect(addresses()).not.toContain('l4@example.it')
    const register = await admin.call(listAuditLog)
    expect(register.json<AuditPage>().entries[0]).toMatchObject({
      action: 'newsletter_subscriber.removed',
      subjectName: 'l…@example.it',
      before: { email: 'l…@example.it', isConfirmed: true },
      after: null,
    })
    expect(register.body).not.toContain('l4@example.it')
  })

  test('can be stopped and taken up again without a second letter to anybody', async () => {
    const readers = await addReaders(10)
    const release = smtp.hold()
    const issue = await newIssue()
    await send(issue)
    await eventually(() => expect(smtp.received).toHaveLength(1))
    expect((await admin.call(stopIssue, { params: { id: issue.id } })).json()).toMatchObject({
      state: 'stopped',
    })
    expect((await issueNow(issue.id)).counts.waiting).toBeGreaterThan(0)
    release()
    expect(await admin.status(resumeIssue, { params: { id: issue.id } })).toBe(202)
    const done = await ended(issue.id)
    expect(done.counts.sent + done.counts.uncertain).toBe(10)
    expect(addresses()).toEqual([...readers].sort())
  })

  test('two servers at once send every letter once', async () => {
    const readers = await addReaders(12)
    smtp.delay(5)
    const second = await secondServer(site, { env: { SMTP_URL: smtp.url }, mailingPace: PACE })
    const issues = [await newIssue(), await newIssue()]
    for (const issue of issues) await send(issue)
    for (const issue of issues) expect((await ended(issue.id)).counts.sent).toBe(readers.length)
    await second.close()
    expect(addresses()).toEqual([...readers, ...readers].sort())
  })
})

test('counts subscribers, and removes one by address', async () => {
  await addReaders(3)
  await site.database.db.insert(newsletterSubscribers).values({ email: 'chissa@example.it' })
  const counts = async () => (await admin.call(getSubscriberCounts)).json()
  expect(await counts()).toEqual({ confirmed: 3, unconfirmed: 1, confirmedLast30Days: 3 })
  const remove = (email: string) => admin.call(removeSubscriber, { body: { email } })
  expect((await remove('L1@Example.it')).statusCode).toBe(200)
  expect((await remove('L1@Example.it')).statusCode).toBe(404)
  expect(await counts()).toMatchObject({ confirmed: 2 })
})
