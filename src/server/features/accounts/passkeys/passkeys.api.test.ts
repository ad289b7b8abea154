import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  beginPasskey,
  beginPasskeyLogin,
  beginTotp,
  deleteAccount,
  exportPersonalData,
  getMe,
  keepPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  requestPasswordReset,
  resetPassword,
  startSession,
  startSessionByPasskey,
} from '#contracts/accounts/accounts.endpoints.ts'
import type { PasskeyOptions } from '#contracts/accounts/passkeys.ts'
import type { PersonalData } from '#contracts/accounts/personal-data.ts'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { passkeyChallenges, passkeys, users } from '#server/db/schema-accounts.ts'
import { auditLog } from '#server/db/schema-admin.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import {
  mailsTo,
  PASSWORD,
  type TestBrowser,
  testAdmin,
  testBrowser,
  testPerson,
} from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' }) // letters leave
})

const again = { currentPassword: PASSWORD }
type Device = ReturnType<typeof softwareAuthenticator>

async function add(person: TestBrowser, device: Device, name = 'Telefono') {
  const options = await person.call(beginPasskey, { body: again })
  expect([options.statusCode, options.body]).toEqual([200, expect.stringContaining('challenge')])
  return person.call(keepPasskey, { body: { name, credential: device.create(options.json()) } })
}
async function personWithPasskey(): Promise<Awaited<ReturnType<typeof testPerson>> & { device: Device }> {
  const person = await testPerson(site)
  const device = softwareAuthenticator()
  expect((await add(person, device)).statusCode).toBe(201)
  return { ...person, device }
}
async function firstPasskeyOf(person: TestBrowser): Promise<number> {
  const [first] = (await person.call(listPasskeys)).json<{ id: number }[]>()
  if (!first) throw new Error('no passkey')
  return first.id
}
const challengeFor = async (browser: TestBrowser) =>
  (await browser.call(beginPasskeyLogin)).json<PasskeyOptions>()

async function enter(browser: TestBrowser, device: Device, how?: Parameters<Device['get']>[1]) {
  const credential = device.get(await challengeFor(browser), how)
  return browser.call(startSessionByPasskey, { body: { credential } })
}

describe('a passkey', () => {
  test('is added, named, used to enter without an address, renamed, removed', async () => {
    const person = await testPerson(site)
    const device = softwareAuthenticator()
    const added = await add(person, device, '  Telefono  ')
    expect([added.statusCode, added.json()]).toEqual([
      201,
      { id: expect.any(Number), name: 'Telefono', createdAt: expect.any(String), lastUsedAt: null },
    ])

    const stranger = testBrowser(site)
    const entered = await enter(stranger, device)
    expect([entered.statusCode, entered.json()]).toEqual([200, person.user])
    expect((await stranger.call(getMe)).json()).toEqual(person.user)

    const { id } = added.json<{ id: number }>()
    const renamed = await stranger.call(renamePasskey, {
      params: { id },
      body: {
        name: 'Il mio telefono',
      },
    })
    expect(renamed.json()).toMatchObject({ name: 'Il mio telefono', lastUsedAt: expect.any(String) })

    expect(await person.status(removePasskey, { params: { id }, body: again })).toBe(204)
    expect((await person.call(listPasskeys)).json()).toEqual([])
    const refused = await enter(testBrowser(site), device)
    expect([refused.statusCode, refused.json().message]).toEqual([
      401,
      expect.stringContaining('entra con e-mail e password'),
    ])

    const { rows } = await site.database.db.execute(sql`
      select action, before, after from audit_log where subject_id = ${String(person.user.id)} order by id`)
    expect(rows).toEqual([
      { action: 'user.passkey_added', before: null, after: { passkey: 'Telefono' } },
      { action: 'user.passkey_removed', before: { passkey: 'Il mio telefono' }, after: null },
    ])
    const mails = await mailsTo(site, person.user.email, 2)
    expect(mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])).toEqual([
      'Hai aggiunto una passkey',
      expect.stringContaining('passkey'),
    ])
  })

  test('asks for the password before it is added or removed', async () => {
    const person = await personWithPasskey()
    const id = await firstPasskeyOf(person)
    const wrong = { currentPassword: 'sbagliata' }
    const answers = [
      await person.call(beginPasskey, { body: wrong }),
      await person.call(removePasskey, { params: { id }, body: wrong }),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        { currentPassword: 'La password attuale non è corretta' },
      ])
    expect((await enter(testBrowser(site), person.device)).statusCode).toBe(200)
  })

  test("is nobody else's to see, rename or remove", async () => {
    const owner = await personWithPasskey()
    const other = await testPerson(site)
    const id = await firstPasskeyOf(owner)
    expect((await other.call(listPasskeys)).json()).toEqual([])
    expect(await other.status(renamePasskey, { params: { id }, body: { name: 'Mia' } })).toBe(404)
    expect(await other.status(removePasskey, { params: { id }, body: again })).toBe(404)
    const visitor = testBrowser(site)
    for (const [method, url] of [
      ['GET', listPasskeys.path],
      ['POST', beginPasskey.path],
      ['POST', keepPasskey.path],
      ['DELETE', addressOf(removePasskey, { params: { id } })],
    ] as const)
      expect((await visitor.send(method, url)).statusCode).toBe(401)
  })

  test('is of one account, and an account has at most twenty', async () => {
    const owner = await personWithPasskey()
    const other = await testPerson(site)
    expect((await add(other, owner.device)).statusCode).toBe(409)
    const { id: userId } = other.user
    const rows = Array.from({ length: 20 }, (_, i) => ({
      userId,
      credentialId: `c${userId}-${i}`,
      publicKey: 'x',
      counter: 0,
      transports: [],
      name: `n${i}`,
    }))
    await site.database.db.insert(passkeys).values(rows)
    expect(await other.status(beginPasskey, { body: again })).toBe(409)
  })

  test('goes with its account, and is in the file of what is kept without its key', async () => {
    const person = await personWithPasskey()
    const exported = (await person.call(exportPersonalData)).json<PersonalData>()
    expect(exported.passkeys).toEqual([{ name: 'Telefono', createdAt: expect.any(String), lastUsedAt: null }])
    expect(exported.codeApp).toBeNull()
    expect(await person.status(deleteAccount, { body: { password: PASSWORD } })).toBe(204)
    expect(await site.database.db.$count(passkeys, eq(passkeys.userId, person.user.id))).toBe(0)
  })
})

test('of an administrator is asked for before anything else: the password alone does not take it off', async () => {
  const admin = await testAdmin(site)
  const device = softwareAuthenticator()
  await add(admin, device)
  const id = await firstPasskeyOf(admin)
  const thief = testBrowser(site)
  await thief.call(startSession, { body: { email: admin.user.email, password: PASSWORD } })
  const answers = [
    await thief.call(getAdminOverview),
    await thief.call(removePasskey, { params: { id }, body: again }),
    await thief.call(beginTotp, { body: again }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  const owner = testBrowser(site)
  await enter(owner, device)
  expect(await owner.status(getAdminOverview)).toBe(200)
})

describe('a new passkey is refused', () => {
  const SUBVERSIONS = [
    ['from another site', { origin: 'https://evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { isVerified: false }],
  ] as const
  test.each(SUBVERSIONS)('%s', async (_what, how) => {
    const person = await testPerson(site)
    const options = (await person.call(beginPasskey, { body: again })).json()
    const credential = softwareAuthenticator().create(options, how)
    expect(await person.status(keepPasskey, { body: { name: 'x', credential } })).toBe(400)
    expect((await person.call(listPasskeys)).json()).toEqual([])
  })

  test('for a number that was not given to this session, was given for something else, or is used up', async () => {
    const [person, other] = [await testPerson(site), await testPerson(site)]
    const send = async (options: PasskeyOptions) => {
      const credential = softwareAuthenticator().create(options)
      return await person.status(keepPasskey, { body: { name: 'x', credential } })
    }
    expect(await send((await other.call(beginPasskey, { body: again })).json())).toBe(400)
    expect(await send(await challengeFor(person))).toBe(400)
    expect(await send({ challenge: 'inventato' })).toBe(400)
    const own = (await person.call(beginPasskey, { body: again })).json<PasskeyOptions>()
    expect([await send(own), await send(own)]).toEqual([201, 400])
  })
})

describe('entering is refused', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['with a passkey for another site', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { isVerified: false }],
  ])('%s', async (_what, how) => {
    const { device } = await personWithPasskey()
    const browser = testBrowser(site)
    expect((await enter(browser, device, how)).statusCode).toBe(401)
    expect(await browser.status(getMe)).toBe(401)
  })

  test('in another browser than the one that asked, twice with one number, or after its time', async () => {
    const { device } = await personWithPasskey()
    const [asker, other] = [testBrowser(site), testBrowser(site)]
    await challengeFor(other)
    const credential = device.get(await challengeFor(asker))
    const send = (browser: TestBrowser) => browser.call(startSessionByPasskey, { body: { credential } })
    expect((await send(other)).statusCode).toBe(401)
    expect((await send(asker)).statusCode).toBe(200)
    expect((await send(asker)).statusCode).toBe(401)

    const late = device.get(await challengeFor(asker))
    await site.database.db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` })
    const answer = await asker.call(startSessionByPasskey, { body: { credential: late } })
    expect([answer.statusCode, answer.json().message]).toEqual([
      401,
      expect.stringContaining('È passato troppo tempo'),
    ])
  })

  test('with the signature of another device', async () => {
    const { device } = await personWithPasskey()
    const copy = softwareAuthenticator()
    const browser = testBrowser(site)
    const forged = { ...copy.get(await challengeFor(browser)), id: device.id, rawId: device.id }
    expect(await browser.status(startSessionByPasskey, { body: { credential: forged } })).toBe(401)
  })

  test('when the device counts backwards: it may be a copy', async () => {
    const { device } = await personWithPasskey()
    const counted = async (counter: number) =>
      (await enter(testBrowser(site), device, { counter })).statusCode
    expect(await counted(7)).toBe(200)
    expect([await counted(7), await counted(3), await counted(0)]).toEqual([401, 401, 401])
    expect(await counted(8)).toBe(200)
  })

  test('for an account that is suspended', async () => {
    const { device, user } = await personWithPasskey()
    await site.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id))
    expect((await enter(testBrowser(site), device)).statusCode).toBe(403)
  })

  test('after a hundred failures from one address, and from no other', async () => {
    const { device } = await personWithPasskey()
    const guess = (address: string) => {
      const browser = testBrowser(site, address)
      const credential = device.get({ challenge: 'inventato' })
      return browser.call(startSessionByPasskey, { body: { credential } })
    }
    for (let i = 0; i < 100; i += 1) expect((await guess('198.51.100.7')).statusCode).toBe(401)
    expect((await guess('198.51.100.7')).statusCode).toBe(429)
    expect((await guess('198.51.100.8')).statusCode).toBe(401)
  })
})

test('a letter with a new password takes away the passkey that somebody left on an address that was not his', async () => {
  const { user, device } = await personWithPasskey()
  await site.app.inject({ method: 'POST', url: requestPasswordReset.path, payload: { email: user.email } })
  const mails = await mailsTo(site, user.email, 2)
  const letter = mails.map((mail) => mail.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')).join('\n')
  const token = /reimposta-password\?token=([\w-]{43})/.exec(letter)?.[1]
  const newPassword = 'la mia pasta madre'
  const payload = { token, newPassword, confirmPassword: newPassword }
  expect((await site.app.inject({ method: 'POST', url: resetPassword.path, payload })).statusCode).toBe(200)
  expect((await enter(testBrowser(site), device)).statusCode).toBe(401)
  const removed = eq(auditLog.action, 'user.second_factor_removed')
  expect(await site.database.db.$count(auditLog, removed)).toBe(1)
})
