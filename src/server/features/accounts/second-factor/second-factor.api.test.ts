import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import {
  activateTotp,
  beginPasskey,
  beginPasskeyLogin,
  beginTotp,
  changePassword,
  confirmSecondFactor,
  exportPersonalData,
  getSecondFactor,
  keepPasskey,
  removeTotp,
  renewRecoveryCodes,
  startSession,
  startSessionByPasskey,
} from '#contracts/accounts/accounts.endpoints.ts'
import type { RecoveryCodes, SecondFactor, TotpSetup } from '#contracts/accounts/second-factor.ts'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import { listCollections } from '#contracts/collections/collections.endpoints.ts'
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { sharedApp, type TestApp } from '#tests/support/test-app.ts'
import { PASSWORD, type TestBrowser, testAdmin, testBrowser, testPerson } from '#tests/support/test-person.ts'

const free = sharedApp({ seeded: false })
const strict = sharedApp({ seeded: false, env: { ADMIN_SECOND_FACTOR: 'required' } })

const again = { currentPassword: PASSWORD }
const stateOf = async (browser: TestBrowser) => (await browser.call(getSecondFactor)).json<SecondFactor>()
const overview = (browser: TestBrowser) => browser.call(getAdminOverview)

/** The present code of the app. The server accepts its neighbours too: a half minute may end meanwhile. */
const codeOf = (secret: string, halfMinutes = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + halfMinutes * 30_000 })
const nextCodeOf = (secret: string) => codeOf(secret, 1)

/** Uses the code of this half minute; the next one stays unused. */
async function setUp(browser: TestBrowser) {
  const { secret } = (await browser.call(beginTotp, { body: again })).json<TotpSetup>()
  const answer = await browser.call(activateTotp, { body: { code: codeOf(secret) } })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('codes')])
  return { secret, codes: answer.json<RecoveryCodes>().codes }
}

async function byPassword(site: TestApp, email: string) {
  const browser = testBrowser(site)
  expect(await browser.status(startSession, { body: { email, password: PASSWORD } })).toBe(200)
  return browser
}
const confirm = (browser: TestBrowser, code: string) => browser.call(confirmSecondFactor, { body: { code } })

describe('where the site demands one', () => {
  test('nobody administers before it is set up, and setting it up opens the door', async () => {
    const admin = await testAdmin(strict)
    const refused = await overview(admin)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { message: 'Per amministrare serve un secondo fattore: impostalo nella pagina Amministrazione' },
    ])
    expect(await stateOf(admin)).toEqual({
      isRequired: true,
      need: 'set_up',
      hasPasskey: false,
      totpSince: null,
      recoveryCodesLeft: 0,
    })
    await setUp(admin)
    expect((await overview(admin)).statusCode).toBe(200)
    expect(await stateOf(admin)).toMatchObject({ need: 'none', recoveryCodesLeft: 10 })
  })

  test('a passkey is one, whether it was just added or entered with', async () => {
    const admin = await testAdmin(strict)
    const device = softwareAuthenticator()
    const options = (await admin.call(beginPasskey, { body: again })).json()
    const added = { name: 'Chiave', credential: device.create(options) }
    expect(await admin.status(keepPasskey, { body: added })).toBe(201)
    expect((await overview(admin)).statusCode).toBe(200)

    const other = await byPassword(strict, admin.user.email)
    expect((await overview(other)).statusCode).toBe(403)
    // The password alone is not enough, not even to add another factor.
    const ways = [
      await other.call(beginPasskey, { body: again }),
      await other.call(beginTotp, { body: again }),
    ]
    expect(ways.map(({ statusCode }) => statusCode)).toEqual([403, 403])

    const credential = device.get((await other.call(beginPasskeyLogin)).json())
    expect(await other.status(startSessionByPasskey, { body: { credential } })).toBe(200)
    expect((await overview(other)).statusCode).toBe(200)
  })

  test('readers enter and read as everywhere', async () => {
    const person = await testPerson(strict)
    expect(await stateOf(person)).toMatchObject({ need: 'none' })
    expect(await person.status(listCollections)).toBe(200)
    expect(await person.status(beginTotp, { body: again })).toBe(403)
  })
})

describe('an app for codes', () => {
  test('is asked for wherever it is set up; its code counts once, in every session', async () => {
    const admin = await testAdmin(free)
    expect((await overview(admin)).statusCode).toBe(200)
    const { secret } = await setUp(admin)
    const [one, two] = [await byPassword(free, admin.user.email), await byPassword(free, admin.user.email)]
    const refused = await overview(one)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { message: 'Prima conferma il secondo fattore: apri la pagina Amministrazione' },
    ])
    const code = nextCodeOf(secret)
    const confirmed = await confirm(one, code)
    expect([confirmed.statusCode, confirmed.json()]).toMatchObject([200, { need: 'none' }])
    expect((await overview(one)).statusCode).toBe(200)

    const again = await confirm(two, code)
    expect([again.statusCode, again.json().fields]).toEqual([
      400,
      { code: expect.stringContaining('è già stato usato') },
    ])
    expect((await confirm(two, codeOf(secret))).statusCode).toBe(400) // earlier than the last
    expect((await overview(two)).statusCode).toBe(403)
  })

  test('of two who send one code at once, one is let in', async () => {
    const admin = await testAdmin(free)
    const { secret } = await setUp(admin)
    const browsers = [await byPassword(free, admin.user.email), await byPassword(free, admin.user.email)]
    const code = nextCodeOf(secret)
    const answers = await Promise.all(browsers.map((browser) => confirm(browser, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 400])
  })

  test('a recovery code stands in for it, once, however it is typed', async () => {
    const admin = await testAdmin(free)
    const { codes } = await setUp(admin)
    const typed = codes[3]?.toLowerCase().replaceAll('-', ' ') ?? ''
    const [one, two] = [await byPassword(free, admin.user.email), await byPassword(free, admin.user.email)]
    expect((await confirm(one, typed)).json()).toMatchObject({ need: 'none', recoveryCodesLeft: 9 })
    expect((await confirm(two, typed)).statusCode).toBe(400)

    const renewed = (await one.call(renewRecoveryCodes, { body: again })).json<RecoveryCodes>()
    expect(renewed.codes).toHaveLength(10)
    expect((await confirm(two, codes[4] ?? '')).statusCode).toBe(400)
    expect((await confirm(two, renewed.codes[0] ?? '')).statusCode).toBe(200)
  })

  test('ten wrong codes close it for a while, also for the right one', async () => {
    const admin = await testAdmin(free)
    const { secret } = await setUp(admin)
    const guesser = await byPassword(free, admin.user.email)
    for (let i = 0; i < 10; i += 1) expect((await confirm(guesser, 'AAAA-AAAA')).statusCode).toBe(400)
    const refused = await confirm(guesser, nextCodeOf(secret))
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  })

  test('is removed with the password, by who has confirmed it; then nothing is asked for', async () => {
    const admin = await testAdmin(free)
    await setUp(admin)
    const other = await byPassword(free, admin.user.email)
    expect(await other.status(removeTotp, { body: again })).toBe(403)
    expect(await admin.status(removeTotp, { body: { currentPassword: 'no' } })).toBe(400)
    expect(await admin.status(removeTotp, { body: again })).toBe(204)
    expect((await overview(other)).statusCode).toBe(200)
    expect(await stateOf(admin)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 })
  })

  test('counts only from its first code, and is not replaced by who has not shown it', async () => {
    const admin = await testAdmin(free)
    const first = (await admin.call(beginTotp, { body: again })).json<TotpSetup>()
    expect(first.qr).toMatch(/^<svg /)
    expect((await overview(await byPassword(free, admin.user.email))).statusCode).toBe(200)
    const second = (await admin.call(beginTotp, { body: again })).json<TotpSetup>()
    expect(await admin.status(activateTotp, { body: { code: codeOf(first.secret) } })).toBe(400)
    expect(await admin.status(activateTotp, { body: { code: codeOf(second.secret) } })).toBe(200)
    expect(await admin.status(beginTotp, { body: again })).toBe(409)
  })

  test('a new password keeps what this session has shown', async () => {
    const admin = await testAdmin(free)
    await setUp(admin)
    const newPassword = 'dodici lettere e più'
    const change = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword }
    expect(await admin.status(changePassword, { body: change })).toBe(200)
    expect((await overview(admin)).statusCode).toBe(200)
  })

  test('no secret of it is in the file of what is kept', async () => {
    const admin = await testAdmin(free)
    const { secret, codes } = await setUp(admin)
    const { body } = await admin.call(exportPersonalData)
    expect(JSON.parse(body).codeApp).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 })
    for (const text of [secret, ...codes]) expect(body).not.toContain(text)
  })
})
