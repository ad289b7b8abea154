import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import {
  activateTotp,
  beginTotp,
  deleteAccount,
  exportPersonalData,
  getMe,
  registerAccount,
  requestPasswordReset,
  resetPassword,
  saveProfile,
  startSession,
  undoAddressChange,
} from '#contracts/accounts/accounts.endpoints.ts'
import { MAILED_LINK_PAGES } from '#contracts/accounts/mailed-link-pages.ts'
import type { TotpSetup } from '#contracts/accounts/second-factor.ts'
import type { User } from '#contracts/accounts/user.ts'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import { leftAddresses, passkeys, totpFactors, users } from '#server/db/schema-accounts.ts'
import { credentialsRepository } from '#server/features/accounts/passwords/credentials.repository.ts'
import { TakenError, usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { decodeQuotedPrintable, tokenIn } from '#tests/support/mail-text.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import {
  confirmAddress,
  mailsTo,
  newRegistration,
  PASSWORD,
  registeredPerson,
  type TestBrowser,
  testAdmin,
  testBrowser,
} from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })

const NEW = 'lievito e sale'

test('an administrator stays behind the second factor, whatever the password alone can do', async () => {
  const admin = await testAdmin(site)
  const { secret } = (await admin.call(beginTotp, { body: { currentPassword: PASSWORD } })).json<TotpSetup>()
  await admin.call(activateTotp, { body: { code: new TOTP({ secret }).generate() } })

  const thief = testBrowser(site, '203.0.113.5')
  const { email, name, username } = admin.user
  expect(await thief.status(startSession, { body: { email, password: PASSWORD } })).toBe(200)
  const mine = `ladro-${email}`
  const moved = await thief.call(saveProfile, {
    body: {
      name,
      username,
      email: mine,
      currentPassword: PASSWORD,
    },
  })
  await thief.call(requestPasswordReset, { body: { email: mine } })
  if (moved.statusCode === 200) {
    const mails = await mailsTo(site, mine, 2)
    const token = tokenIn(
      mails.find((mail) => decodeQuotedPrintable(mail).includes('/reimposta-password')) ?? '',
      '/reimposta-password',
    )
    const newPassword = 'la password del ladro'
    await thief.call(resetPassword, { body: { token, newPassword, confirmPassword: newPassword } })
    await thief.call(startSession, { body: { email: mine, password: newPassword } })
  }
  expect(await thief.status(getAdminOverview)).toBe(403)
  expect(moved.statusCode).toBe(403)
})

describe('a changed address', () => {
  async function moved() {
    const person = await registeredPerson(site)
    const { email: old } = person.user
    await confirmAddress(site, old)
    const email = `nuova-${old}`
    expect((await move(person, email)).statusCode).toBe(200)
    return { ...person, old, email }
  }
  const move = (person: TestBrowser & { user: User }, email: string) => {
    const { name, username } = person.user
    return person.call(saveProfile, { body: { name, username, email, currentPassword: PASSWORD } })
  }
  const forgot = (email: string) =>
    testBrowser(site, '192.0.2.60').call(requestPasswordReset, { body: { email } })
  const mailWith = async (email: string, count: number, path: string) =>
    tokenIn(
      (await mailsTo(site, email, count)).findLast((mail) => decodeQuotedPrintable(mail).includes(path)) ??
        '',
      path,
    )
  const resetTo = (token: string, newPassword = NEW) =>
    testBrowser(site).call(resetPassword, { body: { token, newPassword, confirmPassword: newPassword } })
  const undo = (token: string, browser = testBrowser(site)) =>
    browser.call(undoAddressChange, { body: { token } })
  const login = (email: string, password = PASSWORD) =>
    testBrowser(site).call(startSession, { body: { email, password } })

  test('resets no password until it is confirmed; the one before does, and says how to log in', async () => {
    const { old, email } = await moved()
    const [asked, unknown] = [await forgot(email), await forgot('nessuno@example.it')]
    expect([asked.statusCode, asked.body]).toEqual([202, unknown.body])
    await forgot(old.toUpperCase())
    const token = await mailWith(old, 3, '/reimposta-password')
    expect((await mailsTo(site, old, 3)).map(decodeQuotedPrintable).at(-1)).toContain(email)
    expect(await mailsTo(site, email, 1)).toHaveLength(1) // the link that confirms it
    expect((await resetTo(token)).statusCode).toBe(200)
    const entered = await login(email, NEW)
    expect([entered.statusCode, entered.json().emailVerified]).toEqual([200, false])
    expect(decodeQuotedPrintable((await mailsTo(site, old, 4))[3] ?? '')).toContain('è stata appena cambiata')

    await confirmAddress(site, email)
    await forgot(old)
    await forgot(email)
    expect((await resetTo(await mailWith(email, 2, '/reimposta-password'), PASSWORD)).statusCode).toBe(200)
    expect(await mailsTo(site, old, 4)).toHaveLength(4)
  })

  test('that follows one never verified resets none either', async () => {
    const person = await registeredPerson(site)
    const email = `nuova-${person.user.email}`
    await move(person, email)
    await mailsTo(site, email, 1)
    await forgot(email)
    await forgot(person.user.email)
    await confirmAddress(site, email)
    await forgot(email)
    expect(await mailsTo(site, email, 2)).toHaveLength(2)
    expect(await mailsTo(site, person.user.email, 2)).toHaveLength(2)
  })

  test('is taken back by the old one, once: verified as before, and the others are out', async () => {
    const { old, email, user } = await moved()
    const thief = testBrowser(site)
    await thief.call(startSession, { body: { email, password: PASSWORD } })
    const owner = testBrowser(site)
    await owner.call(startSession, { body: { email, password: PASSWORD } })
    const token = await mailWith(old, 2, MAILED_LINK_PAGES.undo)
    const undone = await undo(token, owner)
    expect([undone.statusCode, undone.json()]).toEqual([200, { message: expect.stringContaining(old) }])
    expect((await owner.call(getMe)).json()).toEqual({ ...user, email: old, emailVerified: true })
    expect(await thief.status(getMe)).toBe(401)
    expect((await undo(token)).statusCode).toBe(400)
    expect([(await login(email)).statusCode, (await login(old)).statusCode]).toEqual([401, 200])
    await forgot(old)
    expect((await resetTo(await mailWith(old, 3, '/reimposta-password'))).statusCode).toBe(200)
  })

  test('takes along what opens the account, if it was added since; what was there before stays', async () => {
    const person = await registeredPerson(site)
    const { email: old, id: userId } = person.user
    await confirmAddress(site, old)
    const { db } = site.database
    const passkey = (name: string) => ({
      credentialId: name,
      userId,
      name,
      publicKey: 'x',
      counter: 0,
      transports: [],
    })
    await db.insert(passkeys).values({ ...passkey(`prima-${userId}`), createdAt: new Date(0) })
    await move(person, `nuova-${old}`)
    await db.insert(passkeys).values(passkey(`dopo-${userId}`))
    await db.insert(totpFactors).values({ userId, secret: 'A'.repeat(32), confirmedAt: new Date() })
    expect((await undo(await mailWith(old, 2, MAILED_LINK_PAGES.undo))).statusCode).toBe(200)
    const left = await db.select({ name: passkeys.name }).from(passkeys).where(eq(passkeys.userId, userId))
    expect(left).toEqual([{ name: `prima-${userId}` }])
    expect(await db.$count(totpFactors, eq(totpFactors.userId, userId))).toBe(0)
  })

  test('can be taken back for 72 hours, also when it is confirmed or changed again; nobody gets the old one meanwhile', async () => {
    const person = await moved()
    const { old, email } = person
    await confirmAddress(site, email)
    expect((await move(person, `terza-${old}`)).statusCode).toBe(200)
    const stranger = await registeredPerson(site)
    for (const taken of [old, email.toUpperCase()]) {
      const registered = await testBrowser(site).call(registerAccount, {
        body: newRegistration({ email: taken }),
      })
      expect([registered.statusCode, Object.keys(registered.json().fields)]).toEqual([409, ['email']])
      expect((await move(stranger, taken)).statusCode).toBe(409)
    }
    const [first, second] = [
      await mailWith(old, 2, MAILED_LINK_PAGES.undo),
      await mailWith(email, 2, MAILED_LINK_PAGES.undo),
    ]
    expect((await undo(second)).statusCode).toBe(200)
    expect((await login(email)).statusCode).toBe(200)
    expect((await undo(first)).statusCode).toBe(200)
    expect((await login(old)).json()).toMatchObject({ email: old, emailVerified: true })
    expect((await move(stranger, email)).statusCode).toBe(200) // free again
  })

  testOnPostgres(
    'holds the one before against who registers it in the moment in which it is left',
    async () => {
      const { user } = await registeredPerson(site)
      await confirmAddress(site, user.email)
      const { db } = site.database
      const { email, username, name } = newRegistration({ email: user.email })
      const registering = heldUp(
        db,
        (tx) => credentialsRepository(tx).changeProfile(user.id, { ...user, email: `nuova-${email}` }),
        () => usersRepository(db).create({ email, username, name, passwordHash: 'x' }),
      )
      await expect(registering).rejects.toBeInstanceOf(TakenError)
    },
  )

  test('stays after 72 hours; then the old one is free once the new one is confirmed', async () => {
    const { old, email, user } = await moved()
    const token = await mailWith(old, 2, MAILED_LINK_PAGES.undo)
    const { db } = site.database
    const past = new Date(Date.now() - 1000)
    await db.update(leftAddresses).set({ undoUntil: past }).where(eq(leftAddresses.userId, user.id))
    expect((await undo(token)).statusCode).toBe(400)
    const stranger = await registeredPerson(site)
    expect((await move(stranger, old)).statusCode).toBe(409) // passwords are still reset through it
    await confirmAddress(site, email)
    expect((await move(stranger, old)).statusCode).toBe(200)
    await login(email) // with any login what is over is forgotten
    expect(await db.$count(leftAddresses, eq(leftAddresses.userId, user.id))).toBe(0)
  })

  test('goes with the account; what is kept of it is in the file of what is kept', async () => {
    const { old, ...person } = await moved()
    const kept = (await person.call(exportPersonalData)).json()
    expect(kept.leftAddresses).toEqual([
      { email: old, leftAt: expect.any(String), undoUntil: expect.any(String) },
    ])
    const token = await mailWith(old, 2, MAILED_LINK_PAGES.undo)
    expect(await person.status(deleteAccount, { body: { password: PASSWORD } })).toBe(204)
    expect((await undo(token)).statusCode).toBe(400)
    const again = await testBrowser(site).call(registerAccount, { body: newRegistration({ email: old }) })
    expect(again.statusCode).toBe(201)
  })

  test('lets a reset remove no factor of who was ever verified, or administers', async () => {
    for (const how of ['verified', 'administers'] as const) {
      const person = await registeredPerson(site)
      if (how === 'verified') await confirmAddress(site, person.user.email)
      const isAdmin = how === 'administers'
      const { db } = site.database
      const isHis = eq(users.id, person.user.id)
      await db.update(users).set({ isAdmin, emailVerifiedAt: null }).where(isHis)
      await db
        .insert(totpFactors)
        .values({ userId: person.user.id, secret: 'A'.repeat(32), confirmedAt: new Date() })
      await forgot(person.user.email)
      expect((await resetTo(await mailWith(person.user.email, 2, '/reimposta-password'))).statusCode).toBe(
        200,
      )
      expect([how, await db.$count(totpFactors, eq(totpFactors.userId, person.user.id))]).toEqual([how, 1])
    }
  })
})
