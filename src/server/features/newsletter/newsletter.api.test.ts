import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  confirmSubscription,
  leaveNewsletter,
  subscribeToNewsletter,
} from '#contracts/newsletter/newsletter.endpoints.ts'
import { NEWSLETTER_PAGES } from '#contracts/newsletter/newsletter-pages.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterConfirmations } from '#server/db/schema-newsletter.ts'
import { eventually } from '#tests/support/eventually.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { decodeQuotedPrintable, tokenIn } from '#tests/support/mail-text.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import { mailsTo } from '#tests/support/test-person.ts'
import { newsletterRepository } from './newsletter.repository.ts'

const LIMIT = 12
const subscribe = (payload: object | string, remoteAddress = '192.0.2.1') =>
  site.app.inject({ method: 'POST', url: subscribeToNewsletter.path, payload, remoteAddress })
const confirm = (token: string) =>
  site.app.inject({ method: 'POST', url: confirmSubscription.path, payload: { token } })
const leave = (token: string, request: object = {}) =>
  site.app.inject({ method: 'POST', url: `${leaveNewsletter.path}?token=${token}`, ...request })
const stored = async (email: string) => {
  const [row] = await site.database.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  return row
}
const letterTo = async (email: string, count = 1) => (await mailsTo(site, email, count)).at(-1) ?? ''
const confirmTokenOf = async (email: string, count = 1) =>
  tokenIn(await letterTo(email, count), NEWSLETTER_PAGES.confirm)

async function confirmed(email: string, from = '192.0.2.9'): Promise<string> {
  await subscribe({ email }, from)
  expect((await confirm(await confirmTokenOf(email))).statusCode).toBe(200)
  await subscribe({ email }, from)
  return tokenIn(await letterTo(email, 2), NEWSLETTER_PAGES.leave)
}

const site = sharedApp({ seeded: false, limits: { subscriptionsPerHour: LIMIT } })

describe('subscribing', () => {
  test('keeps an address once, unconfirmed, and answers the same to a second time', async () => {
    const first = await subscribe({ email: 'Anna@example.it' })
    const second = await subscribe({ email: 'anna@example.it' })
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(first.json()).toEqual(second.json())
    expect(first.json()).toEqual({ message: expect.any(String) })
    const kept = await site.database.db
      .select({ email: newsletterSubscribers.email, confirmedAt: newsletterSubscribers.confirmedAt })
      .from(newsletterSubscribers)
    expect(kept).toEqual([{ email: 'Anna@example.it', confirmedAt: null }])
  })

  test('blanks around an address are not part of it', async () => {
    expect((await subscribe({ email: ' Spazi@example.it \n' }, '192.0.2.4')).statusCode).toBe(201)
    expect(await stored('Spazi@example.it')).toMatchObject({ confirmedAt: null })
  })

  test.each([{ email: 'nessuno' }, { email: '' }, {}, { email: 12 }, { email: `${'a'.repeat(250)}@b.it` }])(
    'refuses %j and says which field is wrong',
    async (payload) => {
      const answer = await subscribe(payload, '192.0.2.2')
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        {
          message: 'Inserisci un indirizzo e-mail valido',
          fields: { email: 'Inserisci un indirizzo e-mail valido' },
        },
      ])
    },
  )

  test('stops an address that sends too many, and only that one', async () => {
    const answers = []
    for (let i = 0; i <= LIMIT; i += 1)
      answers.push(await subscribe({ email: `p${i}@example.it` }, '192.0.2.3'))
    expect(answers.slice(0, LIMIT).every(({ statusCode }) => statusCode === 201)).toBe(true)
    const last = answers.at(-1)
    expect([last?.statusCode, last?.json()]).toEqual([
      429,
      { message: expect.stringMatching(/^Troppe richieste\. Riprova tra (\d+ minuti|un'ora)\.$/) },
    ])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await subscribe({ email: 'altro@example.it' }, '192.0.2.4')).statusCode).toBe(201)
  })

  test('pesters nobody: three letters an hour to one address, with the same answer after', async () => {
    const answers = []
    for (let i = 0; i < 5; i += 1)
      answers.push(await subscribe({ email: 'bersaglio@example.it' }, `192.0.2.${50 + i}`))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    await letterTo('bersaglio@example.it', 3)
    await subscribe({ email: 'ultimo@example.it' }, '192.0.2.60')
    await letterTo('ultimo@example.it')
    expect(await mailsTo(site, 'bersaglio@example.it', 3)).toHaveLength(3)
  })
})

describe('confirming', () => {
  test('needs the link of the letter; the token itself is not stored; twice is as good as once', async () => {
    await subscribe({ email: 'carla@example.it' }, '192.0.2.5')
    const token = await confirmTokenOf('carla@example.it')
    const hashes = await site.database.db.select().from(newsletterConfirmations)
    expect(JSON.stringify(hashes)).not.toContain(token)
    expect((await stored('carla@example.it'))?.confirmedAt).toBeNull()
    const [first, second] = [await confirm(token), await confirm(token)]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect((await stored('carla@example.it'))?.confirmedAt).toBeInstanceOf(Date)
  })

  test('refuses what nobody has sent and what has run out', async () => {
    expect((await confirm('inventato')).statusCode).toBe(400)
    await subscribe({ email: 'tardi@example.it' }, '192.0.2.6')
    const token = await confirmTokenOf('tardi@example.it')
    await site.database.db.update(newsletterConfirmations).set({ expiresAt: new Date(Date.now() - 1000) })
    const answer = await confirm(token)
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Il link non è valido o è scaduto: iscriviti di nuovo.',
    ])
  })

  testOnPostgres('tells who leaves meanwhile to subscribe again', async () => {
    await subscribe({ email: 'parte@example.it' }, '192.0.2.8')
    const token = await confirmTokenOf('parte@example.it')
    const answer = await heldUp(
      site.database.db,
      (tx) => tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, 'parte@example.it')),
      () => confirm(token),
    )
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Il link non è valido o è scaduto: iscriviti di nuovo.',
    ])
  })

  test('what nobody confirms is forgotten after a week, what is confirmed stays', async () => {
    await confirmed('resta@example.it')
    await subscribe({ email: 'svanisce@example.it' }, '192.0.2.7')
    await letterTo('svanisce@example.it')
    const { db } = site.database
    const long = new Date(Date.now() - 8 * 24 * 3600 * 1000)
    await db.update(newsletterSubscribers).set({ createdAt: long })
    await newsletterRepository(db).dropUnconfirmed()
    expect(await stored('svanisce@example.it')).toBeDefined() // its link still works
    await db.update(newsletterConfirmations).set({ expiresAt: new Date(Date.now() - 1000) })
    await newsletterRepository(db).dropUnconfirmed()
    expect(await stored('svanisce@example.it')).toBeUndefined()
    expect(await stored('resta@example.it')).toBeDefined()
  })
})

describe('leaving', () => {
  test('takes one POST of a mail program, whatever form it sends', async () => {
    for (const [name, headers, payload] of [
      ['dino', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
      [
        'elsa',
        { 'content-type': 'multipart/form-data; boundary=x' },
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
      ['ugo', {}, undefined],
    ] as const) {
      const token = await confirmed(`${name}@example.it`, `192.0.2.${80 + name.length}`)
      const answer = await leave(token, { headers, payload })
      expect([name, answer.statusCode]).toEqual([name, 200])
      expect(await stored(`${name}@example.it`)).toBeUndefined()
      expect((await leave(token)).statusCode).toBe(200)
    }
  })

  test('a link that is only opened changes nothing and leads to the page with the button', async () => {
    const token = await confirmed('fabio@example.it', '192.0.2.90')
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await site.app.inject({ method, url: `${leaveNewsletter.path}?token=${token}` })
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `${NEWSLETTER_PAGES.leave}?token=${token}`,
      ])
    }
    expect(await stored('fabio@example.it')).toBeDefined()
  })

  test('who comes back must confirm anew, and the links of the old letters work again', async () => {
    const token = await confirmed('gina@example.it', '192.0.2.91')
    await leave(token)
    await subscribe({ email: 'gina@example.it' }, '192.0.2.91')
    const again = await eventually(async () => {
      const links = (await mailsTo(site, 'gina@example.it', 3)).map(decodeQuotedPrintable)
      const found = links.at(-1)?.match(/conferma\?token=([\w-]+)/)?.[1]
      expect(found).toBeDefined()
      return found ?? ''
    })
    expect((await stored('gina@example.it'))?.confirmedAt).toBeNull()
    await confirm(again)
    expect((await stored('gina@example.it'))?.confirmedAt).toBeInstanceOf(Date)
    await leave(token)
    expect(await stored('gina@example.it')).toBeUndefined()
  })

  test('an unknown token is answered alike', async () => {
    expect((await leave('inventato')).statusCode).toBe(200)
  })
})
