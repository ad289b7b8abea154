import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  getMe,
  openVerification,
  registerAccount,
  resendVerification,
  saveProfile,
  verifyEmail,
} from '#contracts/accounts/accounts.endpoints.ts'
import { MAILED_LINK_PAGES } from '#contracts/accounts/mailed-link-pages.ts'
import { emailTokens, users, waitingLetters } from '#server/db/schema-accounts.ts'
import { blockedQueries, untilBlocked } from '#tests/support/blocked-queries.ts'
import { eventually } from '#tests/support/eventually.ts'
import { tokenIn } from '#tests/support/mail-text.ts'
import { shared } from '#tests/support/shared.ts'
import { testSmtpServer } from '#tests/support/smtp-server.ts'
import { secondServer, sharedApp, testApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import {
  mailsTo,
  newRegistration,
  PASSWORD,
  registeredPerson,
  type TestBrowser,
  testBrowser,
} from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })

const open = async (token: string, method: 'GET' | 'HEAD' = 'GET') => {
  const answer = await site.app.inject({ method, url: `${openVerification.path}?token=${token}` })
  return answer.headers.location ?? answer.statusCode
}
const press = async (token: string) =>
  (await site.app.inject({ method: 'POST', url: verifyEmail.path, payload: { token } })).statusCode
const follow = async (token: string) => {
  const opened = await open(token)
  if (!String(opened).startsWith(MAILED_LINK_PAGES.verify)) return opened
  return (await press(token)) === 200 ? '/verifica-completata' : '/errore-verifica'
}
const isVerified = async (person: TestBrowser) => (await person.call(getMe)).json().emailVerified

describe('the link of the mail', () => {
  test('changes nothing when it is opened, by a program or twice; its button verifies, also who comes again', async () => {
    const person = await registeredPerson(site)
    const [mail = ''] = await mailsTo(site, person.user.email, 1)
    const token = tokenIn(mail, '/api/auth/verify')
    for (const method of ['HEAD', 'GET', 'GET'] as const) {
      expect(await open(token, method)).toBe(`${MAILED_LINK_PAGES.verify}?token=${token}`)
      expect(await isVerified(person)).toBe(false)
    }
    expect(await press(token)).toBe(200)
    expect(await isVerified(person)).toBe(true)
    expect([await open(token), await press(token)]).toEqual(['/verifica-completata', 200])
    const rows = await site.database.db
      .select()
      .from(emailTokens)
      .where(eq(emailTokens.userId, person.user.id))
    expect(rows).toEqual([expect.objectContaining({ email: '', usedAt: expect.any(Date) })])
    const { username, name, email } = person.user
    await person.call(saveProfile, {
      body: {
        username,
        name,
        email: `altra-${email}`,
        currentPassword: PASSWORD,
      },
    })
    expect(await follow(token)).toBe('/errore-verifica')
  })

  test('that has ended goes with the next login of anybody', async () => {
    const { user } = await registeredPerson(site)
    await mailsTo(site, user.email, 1) // with it the link is made
    const own = eq(emailTokens.userId, user.id)
    await site.database.db
      .update(emailTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(own)
    await registeredPerson(site)
    expect(await site.database.db.select().from(emailTokens).where(own)).toEqual([])
  })

  test('followed twenty times at once is good twenty times', async () => {
    const { user } = await registeredPerson(site)
    const token = tokenIn((await mailsTo(site, user.email, 1))[0] ?? '', '/api/auth/verify')
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => follow(token)))
    expect(new Set(outcomes)).toEqual(new Set(['/verifica-completata']))
  })

  testOnPostgres('is good to who opens it while another opening of it is under way', async () => {
    const { user } = await registeredPerson(site)
    const token = tokenIn((await mailsTo(site, user.email, 1))[0] ?? '', '/api/auth/verify')
    const { db } = site.database
    let isSecondOver = false
    const openings = await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, user.id)).for('update')
      const first = follow(token)
      await untilBlocked(db, 1)
      const second = follow(token).finally(() => {
        isSecondOver = true
      })
      await eventually(async () => expect(isSecondOver || (await blockedQueries(db)) === 2).toBe(true))
      return [first, second]
    })
    expect(await Promise.all(openings)).toEqual(['/verifica-completata', '/verifica-completata'])
  })

  testOnPostgres('is no good to who opens it while the address changes', async () => {
    const person = await registeredPerson(site)
    const { username, name, email } = person.user
    const token = tokenIn((await mailsTo(site, email, 1))[0] ?? '', '/api/auth/verify')
    const { db } = site.database
    const underWay = await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, person.user.id)).for('update')
      const change = person.call(saveProfile, {
        body: {
          username,
          name,
          email: `nuova-${email}`,
          currentPassword: PASSWORD,
        },
      })
      await untilBlocked(db, 1)
      const opening = follow(token)
      await untilBlocked(db, 2)
      return [change.then(({ statusCode }) => statusCode), opening]
    })
    expect(await Promise.all(underWay)).toEqual([200, '/errore-verifica'])
  })

  test('is not stored as it is sent, and ends after a day', async () => {
    const person = await registeredPerson(site)
    const token = tokenIn((await mailsTo(site, person.user.email, 1))[0] ?? '', '/api/auth/verify')
    const [row] = await site.database.db
      .select()
      .from(emailTokens)
      .where(eq(emailTokens.userId, person.user.id))
    expect(row?.tokenHash).not.toContain(token)
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000)).toBe(24)
    await site.database.db
      .update(emailTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(emailTokens.userId, person.user.id))
    expect(await follow(token)).toBe('/errore-verifica')
    expect(await isVerified(person)).toBe(false)
  })

  test('verifies only the address that it was sent to', async () => {
    const person = await registeredPerson(site)
    const { username, name, email } = person.user
    const token = tokenIn((await mailsTo(site, email, 1))[0] ?? '', '/api/auth/verify')
    await person.call(saveProfile, {
      body: {
        username,
        name,
        email: `nuova-${email}`,
        currentPassword: PASSWORD,
      },
    })
    expect(await follow(token)).toBe('/errore-verifica')
    expect(await isVerified(person)).toBe(false)
  })

  test.each(['', 'x', '%00', 'A'.repeat(43), "'--", 'x'.repeat(5000), 'a&token=b'])(
    '%s leads to the error',
    async (token) => {
      expect(await follow(token)).toBe('/errore-verifica')
      expect(await press(token)).toBe(400)
    },
  )

  test('without a token leads to the error', async () => {
    const answer = await site.app.inject('/api/auth/verify')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/errore-verifica'])
  })
})

describe('once more', () => {
  test('is for who is logged in', async () => {
    const answer = await site.app.inject({ method: 'POST', url: resendVerification.path })
    expect(answer.statusCode).toBe(401)
  })

  test('a visitor names his address, and the answer never tells whose it is', async () => {
    const { user } = await registeredPerson(site)
    const ask = (email: string) =>
      site.app.inject({ method: 'POST', url: resendVerification.path, payload: { email } })
    for (const email of [...Array.from({ length: 5 }, () => user.email), 'nessuno@example.it']) {
      const answer = await ask(email)
      expect([answer.statusCode, answer.json()]).toEqual([202, { message: 'Email di verifica inviata' }])
    }
    const mails = await mailsTo(site, user.email, 4) // that of the registration, and three
    expect(mails).toHaveLength(4)
    expect(await follow(tokenIn(mails[3] ?? '', '/api/auth/verify'))).toBe('/verifica-completata')
    const wrong = await ask('anna')
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['email']])
  })

  test('sends a link that works, three times an hour', async () => {
    const person = await registeredPerson(site)
    for (let i = 0; i < 3; i += 1) {
      const answer = await person.call(resendVerification)
      expect([answer.statusCode, answer.json()]).toEqual([202, { message: 'Email di verifica inviata' }])
    }
    const fourth = await person.call(resendVerification)
    expect(fourth.statusCode).toBe(429)
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3000)
    const mails = await mailsTo(site, person.user.email, 4)
    expect(mails).toHaveLength(4)
    expect(await follow(tokenIn(mails[3] ?? '', '/api/auth/verify'))).toBe('/verifica-completata')
  })

  test('is refused to a verified address', async () => {
    const person = await registeredPerson(site)
    await follow(tokenIn((await mailsTo(site, person.user.email, 1))[0] ?? '', '/api/auth/verify'))
    const answer = await person.call(resendVerification)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: 'Il tuo indirizzo è già verificato' },
    ])
  })
})

describe('with a mail server', () => {
  const smtp = shared(testSmtpServer)

  test('the registration arrives there, from MAIL_FROM, with a link to PUBLIC_URL', async () => {
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'posta@pizza.example', PUBLIC_URL: 'https://pizza.example' }
    const mailing = await testApp({ seeded: false, env })
    const typed = newRegistration()
    await testBrowser(mailing).call(registerAccount, { body: typed })
    await eventually(() => expect(smtp.received.map(({ to }) => to)).toEqual([[typed.email]]))
    await mailing.close()
    const raw = smtp.received[0]?.raw ?? ''
    expect(raw).toMatch(/^From: Cornicione <posta@pizza\.example>\r$/m)
    expect(tokenIn(raw, 'https://pizza.example/api/auth/verify')).toMatch(/^[\w-]{43}$/)
  })

  test('one that does not answer fails no registration; the letter waits, and leaves once, from the next server', async () => {
    const away = await testApp({ seeded: false, env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    const typed = newRegistration()
    const answer = await testBrowser(away).call(registerAccount, { body: typed })
    expect(answer.statusCode).toBe(201)
    await eventually(() => expect(away.logged.map(({ msg }) => msg)).toContain('letter not sent yet'))
    await away.app.close()
    await away.database.db.update(waitingLetters).set({ dueAt: new Date() })
    const next = await secondServer(away, { env: { SMTP_URL: smtp.url } })
    const arrived = () => smtp.received.filter(({ to }) => to.includes(typed.email))
    await eventually(() => expect(arrived()).toHaveLength(1))
    await eventually(async () => expect(await away.database.db.select().from(waitingLetters)).toEqual([]))
    const token = tokenIn(arrived()[0]?.raw ?? '', '/api/auth/verify')
    const payload = { token }
    expect((await next.inject({ method: 'POST', url: verifyEmail.path, payload })).statusCode).toBe(200)
    await next.close()
    await away.database.close()
    expect(arrived()).toHaveLength(1)
  })

  test('a letter whose server was killed while it sent it is sent by the next one', async () => {
    const site = await testApp({ seeded: false, env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    const typed = newRegistration()
    await testBrowser(site).call(registerAccount, { body: typed })
    await eventually(() => expect(site.logged.map(({ msg }) => msg)).toContain('letter not sent yet'))
    await site.app.close()
    const dead = { leaseHolder: 'dead', leaseUntil: new Date(Date.now() - 1000), dueAt: new Date() }
    await site.database.db.update(waitingLetters).set(dead)
    const next = await secondServer(site, { env: { SMTP_URL: smtp.url } })
    await eventually(() => expect(smtp.received.flatMap(({ to }) => to)).toContain(typed.email))
    await next.close()
    await site.database.close()
  })
})
