import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  changePassword,
  deleteAccount,
  endSession,
  getMe,
  registerAccount,
  saveProfile,
  startSession,
} from '#contracts/accounts/accounts.endpoints.ts'
import { createCollection } from '#contracts/collections/collections.endpoints.ts'
import type { Database } from '#server/db/database.ts'
import { rateLimits, sessions, users } from '#server/db/schema-accounts.ts'
import { credentialsRepository } from '#server/features/accounts/passwords/credentials.repository.ts'
import type { Account } from '#server/features/accounts/users/users.repository.ts'
import { adminUsersRepository } from '#server/features/users/users.repository.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { sharedApp, testApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import { newRegistration, PASSWORD, registeredPerson, testBrowser } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })

const SESSION = 'cornicione_session'
const HINT = 'cornicione_account'
const login = (email: string, password: string, address?: string) =>
  testBrowser(site, address).call(startSession, { body: { email, password } })

describe('who is logged in', () => {
  test('GET /api/auth/me says 401 to a visitor, and nobody may keep that answer', async () => {
    const answer = await site.app.inject(getMe.path)
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Nessun accesso effettuato' }])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.cookies).toEqual([])
  })

  test('who says that nobody is an answer too gets it without an error', async () => {
    const lenient = { prefer: 'handling=lenient' }
    const visitor = await site.app.inject({ url: getMe.path, headers: lenient })
    expect([visitor.statusCode, visitor.body, visitor.headers['cache-control']]).toEqual([
      204,
      '',
      'no-store',
    ])
    const { jar, user } = await registeredPerson(site)
    const ask = (token: string | undefined) =>
      site.app.inject({ url: getMe.path, headers: { ...lenient, cookie: `${SESSION}=${token}` } })
    expect((await ask(jar.get(SESSION))).json()).toMatchObject({ email: user.email })
    const broken = await ask('A'.repeat(43))
    expect([broken.statusCode, broken.cookies.map(({ name }) => name)]).toEqual([204, [SESSION, HINT]])
  })

  test('POST /api/auth/logout is fine for who is not logged in', async () => {
    const answer = await site.app.inject({ method: 'POST', url: endSession.path })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  })

  test('an invented, broken or expired session is nobody, and both cookies go', async () => {
    const person = await registeredPerson(site)
    await site.database.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, person.user.id))
    for (const value of ['x', 'A'.repeat(43), "' or 1=1 --", person.jar.get(SESSION) ?? '']) {
      const headers = { cookie: `${SESSION}=${encodeURIComponent(value)}; ${HINT}=1` }
      const answer = await site.app.inject({ url: getMe.path, headers })
      expect([value, answer.statusCode]).toEqual([value, 401])
      expect(answer.cookies.map((one) => [one.name, one.value])).toEqual([
        [SESSION, ''],
        [HINT, ''],
      ])
    }
  })
})

describe('registration', () => {
  test('answers the user, logs in and keeps no secret as it was sent', async () => {
    const browser = testBrowser(site)
    const typed = newRegistration({ name: '  Anna Rossi ' })
    const answer = await browser.call(registerAccount, { body: typed })
    const { username, email } = typed
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.any(Number), username, email, name: 'Anna Rossi', emailVerified: false, isAdmin: false },
    ])
    expect((await browser.call(getMe)).json()).toEqual(answer.json())

    const [row] = await site.database.db.select().from(users).where(eq(users.email, email))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const [session] = await site.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, row?.id ?? 0))
    expect(session?.tokenHash).not.toBe(browser.jar.get(SESSION))
    expect(Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30)
  })

  test('sets the session out of reach for scripts, and the hint within', async () => {
    const answer = await testBrowser(site).call(registerAccount, { body: newRegistration() })
    const [session, hint] = answer.cookies
    expect(session).toMatchObject({
      name: SESSION,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 2_592_000,
    })
    expect(session?.value).toMatch(/^[\w-]{43}$/)
    expect(session?.secure).toBeUndefined()
    expect(hint).toMatchObject({ name: HINT, value: '1', path: '/', sameSite: 'Lax' })
    expect(hint?.httpOnly).toBeUndefined()
  })

  test('nobody makes himself administrator, verified or somebody else', async () => {
    const more = { isAdmin: true, is_admin: true, emailVerified: true, emailVerifiedAt: '2020-01-01', id: 1 }
    const browser = testBrowser(site)
    const answer = await browser.call(registerAccount, { body: newRegistration(more) })
    expect(answer.json()).toMatchObject({ isAdmin: false, emailVerified: false })
    const { username, email, name } = answer.json()
    const changed = await browser.call(saveProfile, { body: { username, email, name, ...more } })
    expect(changed.json()).toEqual(answer.json())
  })

  test.each([
    [
      'email',
      (one: { email: string }) => ({ email: one.email.toUpperCase() }),
      'Questo indirizzo e-mail è già registrato',
    ],
    [
      'username',
      (one: { username: string }) => ({ username: one.username.toUpperCase() }),
      'Questo nome utente è già in uso',
    ],
  ] as const)('a second %s is refused in any case', async (field, same, message) => {
    const { user } = await registeredPerson(site)
    const answer = await testBrowser(site).call(registerAccount, { body: newRegistration(same(user)) })
    expect([answer.statusCode, answer.json()]).toEqual([409, { message, fields: { [field]: message } }])
  })

  test('of ten who want one name at once, one gets it', async () => {
    const typed = newRegistration()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => testBrowser(site).call(registerAccount, { body: typed })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      201,
      ...Array(9).fill(409),
    ])
  })

  test('names every wrong field', async () => {
    const wrong = { username: 'ab', email: 'x', name: 'A', password: '12345', passwordConfirm: '123' }
    const answer = await testBrowser(site).call(registerAccount, { body: wrong })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        message: 'Controlla i dati inseriti',
        fields: {
          username: 'Il nome utente deve contenere almeno 3 caratteri',
          email: 'Inserisci un indirizzo e-mail valido',
          name: 'Il nome deve contenere almeno 2 caratteri',
          password: 'La password deve contenere almeno 6 caratteri',
          passwordConfirm: 'Le password non corrispondono',
        },
      },
    ])
  })

  test('sixty an hour from one address, then 429; others go on', async () => {
    const address = '198.51.100.60'
    const register = (from: string) =>
      testBrowser(site, from).call(registerAccount, { body: newRegistration() })
    const statuses = []
    for (let i = 0; i < 60; i += 1) statuses.push((await register(address)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const refused = await register(address)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await register('198.51.100.61')).statusCode).toBe(201)
  })
})

describe('login', () => {
  test('takes the address in any case and starts a session of its own', async () => {
    const { user, jar } = await registeredPerson(site)
    const answer = await login(user.email.toUpperCase(), PASSWORD)
    expect([answer.statusCode, answer.json()]).toEqual([200, user])
    expect(answer.cookies[0]?.value).not.toBe(jar.get(SESSION))
  })

  test('is worth a new session id, and the old one nothing', async () => {
    const person = await registeredPerson(site)
    const fixed = person.jar.get(SESSION)
    await person.call(startSession, { body: { email: person.user.email, password: PASSWORD } })
    expect(person.jar.get(SESSION)).not.toBe(fixed)
    const old = await site.app.inject({ url: getMe.path, headers: { cookie: `${SESSION}=${fixed}` } })
    expect(old.statusCode).toBe(401)
  })

  test('ends at logout, on the server too', async () => {
    const person = await registeredPerson(site)
    const stolen = person.jar.get(SESSION)
    expect(await person.status(endSession)).toBe(204)
    expect(person.jar.size).toBe(0)
    const answer = await site.app.inject({ url: getMe.path, headers: { cookie: `${SESSION}=${stolen}` } })
    expect(answer.statusCode).toBe(401)
  })

  test('says the same to a wrong password and an unknown address', async () => {
    const { user } = await registeredPerson(site)
    const wrong = await login(user.email, 'sbagliata')
    const unknown = await login('nessuno@example.it', 'sbagliata')
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: 'E-mail o password non corrette' }])
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()])
  })

  test('works as hard for an unknown address as for a known one, so that its time tells nothing', async () => {
    const { user } = await registeredPerson(site)
    // CPU time of this process only: other programs do not count. The minimum of several tries excludes the
    // process's other work.
    const costOf = async (email: string) => {
      const before = process.cpuUsage()
      await login(email, 'sbagliata')
      const { user: inProgram, system } = process.cpuUsage(before)
      return inProgram + system
    }
    const [unknown, known]: [number[], number[]] = [[], []]
    await login('nessuno@example.it', 'sbagliata') // makes what it is compared with
    for (let time = 0; time < 6; time += 1) {
      unknown.push(await costOf('nessuno@example.it'))
      known.push(await costOf(user.email))
    }
    // Without the hash a login costs a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(0.5 * Math.min(...known))
  })

  test('a disabled account stays out, with its sessions', async () => {
    const person = await registeredPerson(site)
    await site.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, person.user.id))
    expect(await person.status(getMe)).toBe(401)
    expect((await login(person.user.email, PASSWORD)).statusCode).toBe(403)
    expect((await login(person.user.email, 'sbagliata')).statusCode).toBe(401)
  })

  const whileUnderWay: [string, (tx: Database, person: Account) => Promise<unknown>][] = [
    ['another password', (tx, person) => credentialsRepository(tx).changePassword(person, 'another hash')],
    ['a suspension', (tx, { id }) => adminUsersRepository(tx).change(undefined, id, { isDisabled: true })],
  ]
  testOnPostgres.each(whileUnderWay)('that is under way does not outlive %s', async (_name, change) => {
    const { user } = await registeredPerson(site)
    const { db } = site.database
    const [person] = await db.select().from(users).where(eq(users.id, user.id))
    const answer = await heldUp(
      db,
      (tx) => tx.select().from(users).where(eq(users.id, user.id)).for('update'),
      () => login(user.email, PASSWORD),
      (tx) => change(tx, person as Account),
    )
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
      401,
      { message: 'E-mail o password non corrette' },
      [],
    ])
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([])
  })

  test('the same letters in another spelling of Unicode are the same password', async () => {
    const typed = newRegistration({ password: 'perch\u00e9 no', passwordConfirm: 'perch\u00e9 no' })
    await testBrowser(site).call(registerAccount, { body: typed })
    expect((await login(typed.email, 'perche\u0301 no')).statusCode).toBe(200)
    expect((await login(typed.email, 'perche no')).statusCode).toBe(401)
  })
})

describe('guessing', () => {
  const attacker = '203.0.113.5'

  test('stops after ten wrong passwords, even when the next is right; the owner elsewhere notices nothing', async () => {
    const { user } = await registeredPerson(site)
    for (let i = 0; i < 10; i += 1)
      expect((await login(user.email, `prova${i}x`, attacker)).statusCode).toBe(401)
    const locked = await login(user.email.toUpperCase(), PASSWORD, attacker)
    expect([locked.statusCode, locked.json()]).toEqual([
      429,
      { message: 'Troppi tentativi. Riprova tra 15 minuti.' },
    ])
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
    expect((await login(user.email, PASSWORD, '203.0.113.77')).statusCode).toBe(200)
  })

  test('all at once is no way around', async () => {
    const { user } = await registeredPerson(site)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => login(user.email, `prova${i}x`, '203.0.113.6')),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  test('one password on many accounts stops too', async () => {
    const statuses = []
    for (let i = 0; i < 101; i += 1) {
      statuses.push((await login(`conto${i}@example.it`, 'password1', '203.0.113.8')).statusCode)
    }
    expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true)
    expect(statuses[100]).toBe(429)
  })

  test('one account from ever new addresses stops too, alike for one that nobody has; the owner gets in', async () => {
    const own = '198.51.100.250'
    const { user } = await registeredPerson(site, own)
    const statusesOf = async (email: string, network: string) => {
      const statuses = []
      for (let i = 0; i < 51; i += 1) {
        statuses.push((await login(email, `prova${i}x`, `2001:db8:${network}:${i}::1`)).statusCode)
      }
      return statuses
    }
    const known = await statusesOf(user.email, 'a')
    expect(known).toEqual([...Array.from({ length: 50 }, () => 401), 429])
    expect(await statusesOf('mai.visto@example.it', 'b')).toEqual(known)

    const refused = await login(user.email, PASSWORD, '2001:db8:c::1')
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { message: "Troppi tentativi. Riprova tra un'ora." },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await login(user.email, 'sbagliata', own)).statusCode).toBe(401)
    expect((await login(user.email, PASSWORD, own)).statusCode).toBe(200)
    expect((await login(user.email, PASSWORD, '2001:db8:c::1')).statusCode).toBe(429)
  })

  test('what succeeds does not count', async () => {
    const { user } = await registeredPerson(site)
    const address = '203.0.113.9'
    for (let i = 0; i < 9; i += 1) await login(user.email, 'sbagliata', address)
    expect((await login(user.email, PASSWORD, address)).statusCode).toBe(200)
    for (let i = 0; i < 12; i += 1) expect((await login(user.email, PASSWORD, address)).statusCode).toBe(200)
  })

  test('ends with its window', async () => {
    const { user } = await registeredPerson(site)
    const address = '203.0.113.10'
    for (let i = 0; i < 11; i += 1) await login(user.email, 'sbagliata', address)
    expect((await login(user.email, PASSWORD, address)).statusCode).toBe(429)
    await site.database.db.update(rateLimits).set({ endsAt: new Date(Date.now() - 1000) })
    expect((await login(user.email, PASSWORD, address)).statusCode).toBe(200)
  })
})

describe('sessions', () => {
  test('slide: one in use is prolonged, with new cookies', async () => {
    const person = await registeredPerson(site)
    expect((await person.call(getMe)).cookies).toEqual([])
    const anHourAgo = new Date(Date.now() - 3_700_000)
    await site.database.db
      .update(sessions)
      .set({ lastSeenAt: anHourAgo, expiresAt: new Date(Date.now() + 60_000) })
      .where(eq(sessions.userId, person.user.id))
    const answer = await person.call(getMe)
    expect(answer.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      [SESSION, 2_592_000],
      [HINT, 2_592_000],
    ])
    const [row] = await site.database.db.select().from(sessions).where(eq(sessions.userId, person.user.id))
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
  })

  test('under https the cookies are Secure and the name cannot be set by another host', async () => {
    const https = await testApp({ seeded: false, env: { PUBLIC_URL: 'https://pizza.example' } })
    const browser = testBrowser(https)
    const answer = await browser.call(registerAccount, { body: newRegistration() })
    const [session, hint] = answer.cookies
    expect(session).toMatchObject({
      name: '__Host-cornicione_session',
      secure: true,
      httpOnly: true,
      path: '/',
    })
    expect(session?.domain).toBeUndefined()
    expect(hint).toMatchObject({ name: HINT, secure: true })
    expect(await browser.status(getMe)).toBe(200)
    await browser.call(endSession)
    expect(browser.jar.size).toBe(0)
    await https.close()
  })

  test('a foreign page can do nothing with them', async () => {
    const person = await registeredPerson(site)
    const cookie = `${SESSION}=${person.jar.get(SESSION)}`
    for (const [method, url] of [
      ['POST', endSession.path],
      ['DELETE', deleteAccount.path],
      ['PUT', changePassword.path],
      ['POST', createCollection.path],
    ] as const) {
      const headers = { cookie, origin: 'https://evil.example' }
      expect((await site.app.inject({ method, url, headers, payload: {} })).statusCode).toBe(403)
    }
    expect(await person.status(getMe)).toBe(200)
  })
})
