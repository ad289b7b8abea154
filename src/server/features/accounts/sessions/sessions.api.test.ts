import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOneSession, getMe, listSessions, startSession } from '#contracts/accounts/accounts.endpoints.ts'
import type { OpenSession } from '#contracts/accounts/open-sessions.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { PASSWORD, testBrowser, testPerson } from '#tests/support/test-person.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp({ seeded: false })
})
afterAll(() => site.close())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

test("who is logged in sees where, and ends one of them, but nobody else's", async () => {
  const person = await testPerson(site)
  const login = await site.app.inject({
    method: 'POST',
    url: startSession.path,
    payload: { email: person.user.email, password: PASSWORD },
    headers: { 'user-agent': FIREFOX },
  })
  expect(login.statusCode).toBe(200)
  const other = testBrowser(site)
  for (const { name, value } of login.cookies) other.jar.set(name, value)

  const list = async () => (await person.send('GET', listSessions.path)).json<OpenSession[]>()
  const open = await list()
  const instants = { createdAt: expect.any(String), lastSeenAt: expect.any(String) }
  expect(open).toEqual([
    { id: expect.any(Number), device: 'Firefox su Windows', ...instants, isCurrent: false },
    { id: expect.any(Number), device: null, ...instants, isCurrent: true },
  ])
  const [{ id } = { id: 0 }] = open

  const stranger = await testPerson(site)
  expect((await stranger.send('DELETE', addressOf(endOneSession, { params: { id } }))).statusCode).toBe(404)
  expect((await other.send('GET', getMe.path)).statusCode).toBe(200)
  expect((await person.send('DELETE', addressOf(endOneSession, { params: { id } }))).statusCode).toBe(204)
  expect((await other.send('GET', getMe.path)).statusCode).toBe(401)
  expect((await person.send('DELETE', addressOf(endOneSession, { params: { id } }))).statusCode).toBe(404)
  expect(await list()).toHaveLength(1)
})
