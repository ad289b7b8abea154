import { expect, test } from 'vitest'
import { endOneSession, getMe, listSessions, startSession } from '#contracts/accounts/accounts.endpoints.ts'
import type { OpenSession } from '#contracts/accounts/open-sessions.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { PASSWORD, testBrowser, testPerson } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })

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

  const list = async () => (await person.call(listSessions)).json<OpenSession[]>()
  const open = await list()
  const instants = { createdAt: expect.any(String), lastSeenAt: expect.any(String) }
  expect(open).toEqual([
    { id: expect.any(Number), device: 'Firefox su Windows', ...instants, isCurrent: false },
    { id: expect.any(Number), device: null, ...instants, isCurrent: true },
  ])
  const [{ id } = { id: 0 }] = open

  const stranger = await testPerson(site)
  expect(await stranger.status(endOneSession, { params: { id } })).toBe(404)
  expect(await other.status(getMe)).toBe(200)
  expect(await person.status(endOneSession, { params: { id } })).toBe(204)
  expect(await other.status(getMe)).toBe(401)
  expect(await person.status(endOneSession, { params: { id } })).toBe(404)
  expect(await list()).toHaveLength(1)
})
