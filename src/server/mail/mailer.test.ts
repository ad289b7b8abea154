import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { decodeQuotedPrintable } from '#tests/support/mail-text.ts'
import { type TestSmtpServer, testSmtpServer } from '#tests/support/smtp-server.ts'
import { accountLetters } from './account-letters.ts'
import { createMailer, type MailerOptions } from './mailer.ts'

const letters = accountLetters('https://pizza.example', 'ciao@pizza.example')
const anna = { email: 'anna@example.it', name: 'Anna "<b>" Nicolò' }
const logged: { level: number; msg: string; subject?: string }[] = []
const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
let smtp: TestSmtpServer
let directory: string
const mailerTo = (more: Partial<MailerOptions>) =>
  createMailer({
    smtpUrl: smtp.url,
    from: 'ciao@pizza.example',
    outboxDir: directory,
    log,
    retryAfterMs: [1, 1],
    ...more,
  })

beforeAll(async () => {
  smtp = await testSmtpServer()
  directory = await mkdtemp(join(tmpdir(), 'cornicione-mail-'))
})
afterAll(async () => {
  await smtp.close()
  await rm(directory, { recursive: true })
})

describe('by SMTP', () => {
  test('arrives with text and HTML, and the name in it is no markup', async () => {
    const mailer = mailerTo({})
    mailer.send(letters.verification(anna, 'gettone'))
    await eventually(() => expect(smtp.received).toHaveLength(1))
    const [mail] = smtp.received
    expect(mail?.to).toEqual(['anna@example.it'])
    expect(mail?.raw).toMatch(/^From: Cornicione <ciao@pizza\.example>\r$/m)
    expect(mail?.raw).toMatch(/^Subject: Conferma il tuo indirizzo e-mail\r$/m)
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    const text = decodeQuotedPrintable(mail?.raw ?? '')
    expect(text).toContain('Ciao Anna "<b>" Nicolò,')
    expect(text).toContain('Ciao Anna &quot;&lt;b&gt;&quot; Nicolò,')
    expect(text.match(/https:\/\/pizza\.example\/api\/auth\/verify\?token=gettone/g)).toHaveLength(3)
    await mailer.close()
  })

  test('tries again what was refused for now', async () => {
    const before = smtp.received.length
    smtp.refuseNext(2, 451)
    mailerTo({}).send(letters.passwordChanged(anna))
    await eventually(() => expect(smtp.received).toHaveLength(before + 1))
  })

  test.each([
    ['for good', 1, 550],
    ['too often', 9, 451],
  ])('gives up what is refused %s, and says so in the log', async (_how, count, responseCode) => {
    const before = smtp.received.length
    const errors = () => logged.filter(({ level, msg }) => level === 50 && msg === 'mail not sent').length
    const errorsBefore = errors()
    smtp.refuseNext(count, responseCode)
    const mailer = mailerTo({})
    mailer.send(letters.passwordChanged(anna))
    await eventually(() => expect(errors()).toBe(errorsBefore + 1))
    smtp.refuseNext(0, 0)
    expect(smtp.received).toHaveLength(before)
  })

  test('a server that is not there fails no caller and does not hold up the end', async () => {
    const mailer = mailerTo({ smtpUrl: 'smtp://127.0.0.1:1', retryAfterMs: [600_000] })
    mailer.send(letters.passwordReset(anna, 'gettone'))
    await mailer.close()
    expect(logged.at(-1)).toMatchObject({
      level: 50,
      msg: 'mail not sent',
      subject: 'Reimposta la tua password',
    })
  })
})

test('without a server the mails are files, complete and for the owner alone', async () => {
  const mailer = mailerTo({ smtpUrl: undefined })
  mailer.send(letters.addressChanged(anna, 'nuova@example.it'))
  mailer.send(letters.passwordReset(anna, 'gettone'))
  await mailer.close()
  const files = (await readdir(directory)).sort()
  expect(files).toHaveLength(2)
  expect(files.every((name) => name.endsWith('.eml'))).toBe(true)
  const mails = await Promise.all(files.map((name) => readFile(join(directory, name), 'utf8')))
  const all = decodeQuotedPrintable(mails.join('\n'))
  expect(all).toContain('nuova@example.it')
  expect(all).toContain('https://pizza.example/reimposta-password?token=gettone')
  expect(logged.at(-1)).toMatchObject({ level: 30, msg: 'mail written to the outbox' })
})

test('nothing in a mail is fetched from anywhere', () => {
  const all = [
    letters.verification(anna, 't'),
    letters.passwordReset(anna, 't'),
    letters.addressChanged(anna, 'b@example.it'),
    letters.passwordChanged(anna),
  ]
  for (const { html } of all) expect(html).not.toMatch(/<img|<link|<script|url\(|src=/)
})
