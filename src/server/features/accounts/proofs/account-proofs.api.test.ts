/** Calls that are open to a session without enough proof: a list of its own, apart from the server's table. */
import { eq, sql } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import {
  activateTotp,
  beginPasskey,
  beginPasskeyLogin,
  beginTotp,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  exportPersonalData,
  keepPasskey,
  proveIdentity,
  removeTotp,
  saveProfile,
  startSession,
} from '#contracts/accounts/accounts.endpoints.ts'
import type { TotpSetup } from '#contracts/accounts/second-factor.ts'
import { changeUser } from '#contracts/users/admin-users.endpoints.ts'
import { sessions } from '#server/db/schema-accounts.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { PASSWORD, type TestBrowser, testAdmin, testBrowser, testPerson } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })

/** Calls that need only the login. Add a new call here only if it can harm nobody. */
const OPEN = new Set(
  `
  POST /api/ai/ingredient-substitutions/{id}
  GET /api/ai/recipe-tips/{id}
  POST /api/ai/recipe-variants/{id}
  POST /api/analyze-image
  POST /api/auth/forgot-password
  POST /api/auth/login
  POST /api/auth/logout
  GET /api/auth/me
  GET PUT /api/auth/oven
  POST /api/auth/passkey-login
  POST /api/auth/passkey-login/options
  GET /api/auth/passkeys
  POST /api/auth/proof
  POST /api/auth/register
  POST /api/auth/resend-verification
  POST /api/auth/reset-password
  GET /api/auth/second-factor
  POST /api/auth/second-factor/confirm
  GET /api/auth/sessions
  POST /api/auth/undo-address-change
  GET POST /api/auth/verify
  GET POST /api/collections
  DELETE PATCH /api/collections/{id}
  DELETE PUT /api/collections/{id}/recipes/{recipeId}
  POST /api/dough-calculator
  GET /api/dough-calculator/pdf
  GET /api/dough-calculator/toppings/{pizzaType}/{hydration}
  GET POST /api/dough-recipes
  DELETE GET /api/dough-recipes/{id}
  GET /api/first-aid
  GET /api/first-aid/{id}
  GET /api/glossary
  GET /api/health
  GET /api/ingredient-pairing
  POST /api/newsletter
  POST /api/newsletter/confirm
  GET POST /api/newsletter/unsubscribe
  GET /api/nutrition/bake-profiles
  POST /api/nutrition/calculate
  GET /api/nutrition/ingredients
  POST /api/nutrition/pdf
  POST /api/oven-guide/calculate
  GET /api/oven-guide/presets
  POST /api/page-views
  GET POST /api/pizza-night/evenings
  DELETE GET PUT /api/pizza-night/evenings/{id}
  GET /api/pizza-night/evenings/{id}/answers
  DELETE PUT /api/pizza-night/evenings/{id}/answers/{answerId}
  PUT /api/pizza-night/evenings/{id}/inviting
  DELETE PUT /api/pizza-night/evenings/{id}/links/{kind}
  POST /api/pizza-night/evenings/{id}/restore
  GET POST /api/pizza-night/guests
  DELETE /api/pizza-night/guests/{id}
  GET /api/pizza-night/invites/{token}
  DELETE POST PUT /api/pizza-night/invites/{token}/answers
  POST /api/pizza-night/invites/{token}/share
  POST /api/pizza-night/menus
  GET /api/pizza-night/menus/{token}
  POST /api/pizza-night/plan
  GET /api/pizzerias
  GET /api/ratings
  GET /api/ready
  GET POST /api/recipe-notes
  DELETE PUT /api/recipe-notes/{id}
  GET /api/recipes
  GET /api/recipes/classics
  GET /api/recipes/facets
  GET /api/recipes/search/{query}
  GET /api/recipes/{id}
  POST /api/recipes/{id}/rate
  GET /api/recipes/{id}/related
  GET /api/recipes/{id}/youtube-videos
  GET POST /api/saved-variants
  DELETE /api/saved-variants/{id}
  GET /api/search
  POST /api/searches
  GET /api/shop/products
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.trim().split(' ')
      return words.slice(0, -1).map((method) => `${method} ${words.at(-1)}`)
    }),
)

const isOfAdmins = (call: string) => / \/api\/admin\/|^PUT \/api\/recipes\/\{id\}\/video$/.test(call)
const isAboutPeople = (call: string) => /^(?!GET).* \/api\/admin\/users/.test(call)

async function everyCall(): Promise<string[]> {
  const { paths } = (await site.app.inject('/api/docs/json')).json()
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

async function answersTo(browser: TestBrowser, calls: readonly string[]) {
  const answers = []
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    const url = path.replaceAll(/\{\w+\}/g, '1')
    const answer = await browser.send(method as 'GET', url, method === 'GET' ? undefined : {})
    const missing = answer.body === '' ? undefined : answer.json().missing
    answers.push({ call, status: answer.statusCode, missing })
  }
  return answers
}

const nextCode = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })

async function adminWithApp() {
  const admin = await testAdmin(site)
  const again = { currentPassword: PASSWORD }
  const { secret } = (await admin.call(beginTotp, { body: again })).json<TotpSetup>()
  await admin.call(activateTotp, { body: { code: new TOTP({ secret }).generate() } })
  return { ...admin, secret }
}

async function byPassword(email: string) {
  const browser = testBrowser(site)
  expect(await browser.status(startSession, { body: { email, password: PASSWORD } })).toBe(200)
  return browser
}

const wait = (userId: number) =>
  site.database.db
    .update(sessions)
    .set({ provedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, userId))

test('every call is open by the list above, or refused to a session without the confirmed second factor', async () => {
  const calls = await everyCall()
  expect(calls).toEqual(expect.arrayContaining([...OPEN]))
  const admin = await adminWithApp()
  const thief = await byPassword(admin.user.email)
  const closed = calls.filter((call) => !OPEN.has(call))
  const answers = await answersTo(thief, closed)
  expect(answers).toEqual(
    closed.map((call) => ({
      call,
      status: 403,
      missing: isOfAdmins(call) ? undefined : 'second_factor',
    })),
  )
})

test('every call is open by the list above, for administrators, or refused to a session without a fresh proof', async () => {
  const admin = await adminWithApp()
  await wait(admin.user.id)
  const closed = (await everyCall()).filter(
    (call) => !OPEN.has(call) && (!isOfAdmins(call) || isAboutPeople(call)),
  )
  expect(closed.length).toBeGreaterThan(15)
  const answers = await answersTo(admin, closed)
  expect(answers).toEqual(closed.map((call) => ({ call, status: 403, missing: 'proof' })))
})

describe('who has shown himself', () => {
  const rename = (person: TestBrowser & { user: { username: string; email: string } }) => {
    const { username, email } = person.user
    return person.call(saveProfile, { body: { name: 'Altro Nome', username, email } })
  }
  const prove = (browser: TestBrowser, payload: object) => browser.call(proveIdentity, { body: payload })

  test('with the password goes on where he was refused; with a wrong one he does not', async () => {
    const person = await testPerson(site)
    expect((await rename(person)).statusCode).toBe(200) // a login is a proof
    await wait(person.user.id)
    const refused = await rename(person)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { message: expect.stringContaining('conferma che sei tu'), missing: 'proof' },
    ])
    const wrong = await prove(person, { password: 'acqua e farina' })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['password']])
    expect((await rename(person)).statusCode).toBe(403)
    expect((await prove(person, { password: PASSWORD })).statusCode).toBe(204)
    expect((await rename(person)).statusCode).toBe(200)
    expect(await person.status(exportPersonalData)).toBe(200)
    expect(await testBrowser(site).status(proveIdentity, { body: { password: PASSWORD } })).toBe(401)
  })

  test('in the call itself need not do it before; a wrong password there is 400 on its field', async () => {
    const person = await testPerson(site)
    await wait(person.user.id)
    const to = (currentPassword: string) => ({
      currentPassword,
      newPassword: 'lievito e sale',
      confirmPassword: 'lievito e sale',
    })
    const wrong = await person.call(changePassword, { body: to('acqua e farina') })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['currentPassword']])
    expect(await person.status(changePassword, { body: to(PASSWORD) })).toBe(200)
    expect(await person.status(endOtherSessions)).toBe(204)
  })

  test('with a code has confirmed the second factor too; with the password he has not', async () => {
    const { user, secret } = await adminWithApp()
    const browser = { ...(await byPassword(user.email)), user }
    expect((await prove(browser, { password: PASSWORD })).statusCode).toBe(204)
    expect((await rename(browser)).json()).toMatchObject({ missing: 'second_factor' })
    expect((await prove(browser, { code: '000000' })).statusCode).toBe(400)
    expect((await prove(browser, { code: nextCode(secret) })).statusCode).toBe(204)
    expect((await rename(browser)).statusCode).toBe(200)
  })

  test('with his passkey, and with nobody else his', async () => {
    const [one, other] = [await testPerson(site), await testPerson(site)]
    const deviceOf = async (browser: TestBrowser) => {
      const device = softwareAuthenticator()
      const options = await browser.call(beginPasskey, { body: { currentPassword: PASSWORD } })
      const added = { name: 'Chiave', credential: device.create(options.json()) }
      expect(await browser.status(keepPasskey, { body: added })).toBe(201)
      return device
    }
    const [own, foreign] = [await deviceOf(one), await deviceOf(other)]
    await wait(one.user.id)
    const sign = async (device: typeof own) => ({
      credential: device.get((await one.call(beginPasskeyLogin)).json()),
    })
    expect((await prove(one, await sign(foreign))).statusCode).toBe(400)
    expect((await rename(one)).statusCode).toBe(403)
    expect((await prove(one, await sign(own))).statusCode).toBe(204)
    expect((await rename(one)).statusCode).toBe(200)
  })

  test('once administers no more, and still needs the app that he set up, until he removes it', async () => {
    const { user, demote, secret } = await adminWithApp()
    await demote()
    const browser = { ...(await byPassword(user.email)), user }
    expect((await rename(browser)).json()).toMatchObject({ missing: 'second_factor' })
    await browser.call(confirmSecondFactor, { body: { code: nextCode(secret) } })
    const again = { currentPassword: PASSWORD }
    expect(await browser.status(removeTotp, { body: again })).toBe(204)
    expect((await rename(await byPasswordOf(user))).statusCode).toBe(200)
  })
  const byPasswordOf = async <User extends { email: string }>(user: User) => ({
    ...(await byPassword(user.email)),
    user,
  })

  test('gives power to others, or takes it away', async () => {
    const [admin, person] = [await testAdmin(site), await testPerson(site)]
    await wait(admin.user.id)
    const promote = () => admin.call(changeUser, { params: { id: person.user.id }, body: { isAdmin: true } })
    expect((await promote()).statusCode).toBe(403)
    await prove(admin, { password: PASSWORD })
    expect((await promote()).statusCode).toBe(200)
  })
})
