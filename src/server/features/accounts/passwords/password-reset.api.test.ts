import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  changePassword,
  getMe,
  requestPasswordReset,
  resetPassword,
  saveProfile,
  startSession,
} from '#contracts/accounts/accounts.endpoints.ts'
import { emailTokens, users } from '#server/db/schema-accounts.ts'
import { emailTokensRepository } from '#server/features/accounts/mailed-links/email-tokens.repository.ts'
import { hashToken, newToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { untilBlocked } from '#tests/support/blocked-queries.ts'
import { decodeQuotedPrintable, tokenIn } from '#tests/support/mail-text.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import { mailsTo, PASSWORD, registeredPerson, testBrowser } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })

const NEW = 'lievito e sale'
const forgot = (email: string, address = '192.0.2.50') =>
  testBrowser(site, address).call(requestPasswordReset, { body: { email } })
const reset = (token: string, password = NEW, address = '192.0.2.50') =>
  testBrowser(site, address).call(resetPassword, {
    body: {
      token,
      newPassword: password,
      confirmPassword: password,
    },
  })
const login = (email: string, password: string) =>
  testBrowser(site).call(startSession, { body: { email, password } })
async function mailedToken(email: string): Promise<string> {
  const mails = await mailsTo(site, email, 2)
  const path = '/reimposta-password'
  const mail = mails.find((raw) => decodeQuotedPrintable(raw).includes(path)) ?? ''
  return tokenIn(mail, path)
}

test('the answer never tells whether an address exists', async () => {
  const { user } = await registeredPerson(site)
  const known = await forgot(user.email)
  const unknown = await forgot('nessuno@example.it')
  expect([known.statusCode, known.json()]).toEqual([
    202,
    { message: expect.stringContaining("Se l'indirizzo") },
  ])
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
})

test('a reset works once, ends every session, verifies the address and tells the owner', async () => {
  const person = await registeredPerson(site)
  const { email } = person.user
  await forgot(email.toUpperCase())
  const token = await mailedToken(email)
  const answer = await reset(token)
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: expect.any(String) }])
  expect(answer.cookies).toEqual([])
  expect(await person.status(getMe)).toBe(401)
  expect((await login(email, PASSWORD)).statusCode).toBe(401)
  const entered = await login(email, NEW)
  expect([entered.statusCode, entered.json().emailVerified]).toEqual([200, true])
  expect((await mailsTo(site, email, 3))[2]).toMatch(
    /^Subject: =\?UTF-8\?Q\?La_tua_password_=C3=A8_cambiata\?=\r$/m,
  )

  const again = await reset(token, 'ancora una')
  const message = 'Il link non è valido o è scaduto. Chiedine uno nuovo.'
  expect([again.statusCode, again.json()]).toEqual([400, { message, fields: { token: message } }])
  expect((await login(email, NEW)).statusCode).toBe(200)
})

test('ten who use one link at once: one password is set', async () => {
  const { user } = await registeredPerson(site)
  await forgot(user.email)
  const token = await mailedToken(user.email)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => reset(token, `password ${i}`)))
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1)
})

testOnPostgres('of two links that are used at once one is good', async () => {
  const { user } = await registeredPerson(site)
  const { db } = site.database
  const links = [newToken(), newToken()]
  for (const token of links) {
    const owner = { userId: user.id, email: user.email }
    await emailTokensRepository(db).create(hashToken(token), owner, 'reset', 3600)
  }
  const underWay = await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    const answers = []
    for (const token of links) {
      answers.push(reset(token))
      await untilBlocked(db, answers.length)
    }
    return answers
  })
  const statuses = (await Promise.all(underWay)).map(({ statusCode }) => statusCode)
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 400])
})

test('a link that was sent before the password or the address changed works no more', async () => {
  for (const change of ['password', 'address'] as const) {
    const person = await registeredPerson(site)
    const { email, name, username } = person.user
    await forgot(email)
    const token = await mailedToken(email)
    if (change === 'address') {
      await person.call(saveProfile, {
        body: {
          name,
          username,
          email: `nuova-${email}`,
          currentPassword: PASSWORD,
        },
      })
    } else {
      const passwords = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW }
      await person.call(changePassword, { body: passwords })
    }
    expect([change, (await reset(token, 'di chi ruba')).statusCode]).toEqual([change, 400])
  }
})

test('a link of the other kind, an old one or an invented one sets nothing', async () => {
  const { user } = await registeredPerson(site)
  const verification = tokenIn((await mailsTo(site, user.email, 1))[0] ?? '', '/api/auth/verify')
  await forgot(user.email)
  const token = await mailedToken(user.email)
  await site.database.db.update(emailTokens).set({ expiresAt: new Date(Date.now() - 1000) })
  for (const wrong of [verification, token, 'A'.repeat(43), '\0']) {
    expect((await reset(wrong)).statusCode).toBe(400)
  }
  expect((await login(user.email, PASSWORD)).statusCode).toBe(200)
})

test('guessing tokens ends soon', async () => {
  const statuses = []
  for (let i = 0; i < 31; i += 1) statuses.push((await reset(`gettone${i}`, NEW, '192.0.2.66')).statusCode)
  expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true)
  expect(statuses[30]).toBe(429)
})

test('nobody fills the mailbox of another, from however many addresses', async () => {
  const { user } = await registeredPerson(site)
  for (let i = 0; i < 9; i += 1) expect((await forgot(user.email, `198.51.100.${i}`)).statusCode).toBe(202)
  await mailsTo(site, user.email, 6)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await mailsTo(site, user.email, 6)).toHaveLength(6) // the registration's and five
})
