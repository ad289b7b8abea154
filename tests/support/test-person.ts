import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect } from 'vitest'
import { ACCOUNT_HINT } from '#contracts/accounts/account-hint.ts'
import { openVerification, registerAccount, verifyEmail } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { type AddressOf, addressOf, type CallTypes, type Endpoint } from '#contracts/endpoint.ts'
import { users, waitingLetters } from '#server/db/schema-accounts.ts'
import { hashToken, newToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { hashPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { sessionsRepository } from '#server/features/accounts/sessions/sessions.repository.ts'
import { toUser, usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { eventually } from './eventually.ts'
import { tokenIn } from './mail-text.ts'
import type { TestApp } from './test-app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'

type Body = { body?: object | undefined }
/** Where a call goes, as its contract wants it, and any body: tests send wrong ones too. */
type Sent<Types extends CallTypes> =
  AddressOf<Types> extends [request: infer To] ? [request: To & Body] : [request?: AddressOf<Types>[0] & Body]

/** A browser as far as the API sees one: it keeps the cookies that answers set. */
export function testBrowser(site: TestApp, remoteAddress = '192.0.2.1') {
  const jar = new Map<string, string>()
  async function send(method: Method, url: string, payload?: object): Promise<LightMyRequestResponse> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await site.app.inject({
      method,
      url,
      remoteAddress,
      headers: cookie ? { cookie } : {},
      ...(payload && { payload }),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const call = <Types extends CallTypes>(
    endpoint: Endpoint<Types>,
    ...[request]: Sent<Types>
  ): Promise<LightMyRequestResponse> => {
    const { body, ...to } = (request ?? {}) as { body?: object }
    return send(endpoint.method, addressOf(endpoint as Endpoint, to), body)
  }
  return {
    jar,
    send,
    call,
    /** What the answer to a call says by its status alone. */
    status: async <Types extends CallTypes>(endpoint: Endpoint<Types>, ...request: Sent<Types>) =>
      (await call(endpoint, ...request)).statusCode,
  }
}
export type TestBrowser = ReturnType<typeof testBrowser>

/** Sends any JSON, or none, as a body. */
export const sendJson = (
  site: TestApp,
  { method, path }: Endpoint,
  body: unknown,
  remoteAddress = '192.0.2.1',
) =>
  site.app.inject({
    method,
    url: path,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body) ?? '',
  })

export const PASSWORD = 'farina e acqua'

/** What a new person types; different for each. */
export function newRegistration(more: object = {}) {
  const username = `p${randomUUID().slice(0, 12)}`
  const email = `${username}@example.it`
  return { username, email, name: 'Anna Rossi', password: PASSWORD, passwordConfirm: PASSWORD, ...more }
}

/** Somebody who registers as a visitor does: with a mail and with the work of a password hash. */
export async function registeredPerson(
  site: TestApp,
  remoteAddress?: string,
): Promise<TestBrowser & { user: User }> {
  const browser = testBrowser(site, remoteAddress)
  const answer = await browser.send('POST', registerAccount.path, newRegistration())
  if (answer.statusCode !== 201) throw new Error(answer.body)
  const user: User = answer.json()
  // Nothing of the registration goes on behind the back of the test.
  const isOf = eq(waitingLetters.userId, user.id)
  await eventually(async () => expect(await site.database.db.$count(waitingLetters, isOf)).toBe(0))
  return { ...browser, user }
}

/** Presses the button behind the link of the mail, the `count`th of that address, that asks to confirm it. */
export async function confirmAddress(site: TestApp, email: string, count = 1): Promise<void> {
  const mails = await mailsTo(site, email, count)
  const token = tokenIn(mails[count - 1] ?? '', openVerification.path)
  const answer = await site.app.inject({ method: 'POST', url: verifyEmail.path, payload: { token } })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
}

const SESSION_S = 3600
/** One for all: hashing takes as long as a dozen calls. */
let passwordHash: Promise<string> | undefined

/** Somebody with an account, whose password is PASSWORD, and a session. */
export async function testPerson(
  site: TestApp,
  remoteAddress?: string,
): Promise<TestBrowser & { user: User }> {
  const { db } = site.database
  const { username, email, name } = newRegistration()
  passwordHash ??= hashPassword(PASSWORD)
  const account = await usersRepository(db).create({
    username,
    email,
    name,
    passwordHash: await passwordHash,
  })
  const token = newToken()
  await sessionsRepository(db).create(hashToken(token), account, SESSION_S)
  const browser = testBrowser(site, remoteAddress)
  browser.jar.set('cornicione_session', token).set(ACCOUNT_HINT, '1')
  return { ...browser, user: toUser(account) }
}

/** The mails of the outbox to one address, oldest first; waits until there are `count`. */
export function mailsTo(site: TestApp, email: string, count: number): Promise<string[]> {
  const outbox = join(site.database.options.dataDir, 'outbox')
  return eventually(async () => {
    const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort()
    const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
    const theirs = mails.filter((raw) => new RegExp(`^To: ${email}\\r$`, 'm').test(raw))
    if (theirs.length < count) throw new Error(`${theirs.length} of ${count} mails`)
    return theirs
  })
}

/** A registered person who is an administrator and logged in. */
export async function testAdmin(site: TestApp) {
  const person = await testPerson(site)
  const setAdmin = (isAdmin: boolean) =>
    site.database.db.update(users).set({ isAdmin }).where(eq(users.id, person.user.id))
  await setAdmin(true)
  return { ...person, demote: () => setAdmin(false) }
}

/** One administrator for all tests of a file, or of a group. */
export function sharedAdmin(site: TestApp) {
  const admin = {} as Awaited<ReturnType<typeof testAdmin>>
  beforeAll(async () => void Object.assign(admin, await testAdmin(site)))
  return admin
}
