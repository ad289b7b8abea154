import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  deleteAccount,
  exportPersonalData,
  getMe,
  startSession,
} from '#contracts/accounts/accounts.endpoints.ts'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import { listAuditLog } from '#contracts/audit-log/admin-audit-log.endpoints.ts'
import type { AuditPage } from '#contracts/audit-log/audit-log.ts'
import { changeUser, endUserSessions, listUsers } from '#contracts/users/admin-users.endpoints.ts'
import type { AdminUser, AdminUserPage } from '#contracts/users/admin-users.ts'
import { users } from '#server/db/schema-accounts.ts'
import { usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import { PASSWORD, testAdmin, testBrowser, testPerson } from '#tests/support/test-person.ts'

type Admin = Awaited<ReturnType<typeof testAdmin>>
const site = sharedApp({ seeded: false })
let admin: Admin
beforeAll(async () => {
  admin = await testAdmin(site)
})

const query = (params: Record<string, string>) => `${listUsers.path}?${new URLSearchParams(params)}`
const pageOf = async (params: Record<string, string> = {}) =>
  (await admin.send('GET', query(params))).json<AdminUserPage>()
const namesOf = async (search: string) => (await pageOf({ search })).users.map(({ name }) => name)
const change = (by: Admin, { id }: { id: number }, payload: object) =>
  by.call(changeUser, { params: { id }, body: payload })
const entries = async () => (await admin.call(listAuditLog)).json<AuditPage>().entries
const login = (email: string) =>
  testBrowser(site, '192.0.2.9').call(startSession, { body: { email, password: PASSWORD } })

describe('GET /api/admin/users', () => {
  test('shows who somebody is, never a hash', async () => {
    const person = await testPerson(site)
    const { users } = await pageOf({ search: person.user.email })
    expect(users).toEqual([
      {
        id: person.user.id,
        name: 'Anna Rossi',
        email: person.user.email,
        username: person.user.username,
        emailVerified: false,
        isAdmin: false,
        isDisabled: false,
        sessions: 1,
        createdAt: expect.stringMatching(/^\d{4}-/),
        lastSeenAt: expect.stringMatching(/^\d{4}-/),
      },
    ])
  })

  test('finds a part of name, address or user name, without case and accents; patterns mean nothing', async () => {
    const create = (username: string, name: string) =>
      usersRepository(site.database.db).create({
        username,
        email: `${username}@Forno.example`,
        name,
        passwordHash: 'x',
      })
    await create('nicolo_b', "Nicolò De' Bàrdi")
    await create('cento', '100 % semola')
    await create('markup', '<img src=x onerror=alert(1)>')
    expect(await namesOf('nicolo de')).toEqual(["Nicolò De' Bàrdi"])
    expect(await namesOf('NICOLÒ')).toEqual(["Nicolò De' Bàrdi"])
    expect(await namesOf('cento@forno')).toEqual(['100 % semola'])
    expect(await namesOf('%')).toEqual(['100 % semola'])
    expect(await namesOf('o_b')).toEqual(["Nicolò De' Bàrdi"])
    expect(await namesOf('<img')).toEqual(['<img src=x onerror=alert(1)>'])
    expect(await namesOf("' or 1=1 --")).toEqual([])
    expect(await namesOf('\\')).toEqual([])
  })

  test('walks through everybody page by page, the newest first', async () => {
    const users = usersRepository(site.database.db)
    for (let i = 0; i < 60; i += 1) {
      await users.create({
        username: `fila${i}`,
        email: `fila${i}@example.it`,
        name: `Fila ${i}`,
        passwordHash: 'x',
      })
    }
    const seen: string[] = []
    let after: number | null = null
    do {
      const page: AdminUserPage = await pageOf({
        search: 'fila',
        ...(after !== null && { after: String(after) }),
      })
      seen.push(...page.users.map(({ username }) => username))
      after = page.next
    } while (after !== null)
    expect(seen).toEqual(Array.from({ length: 60 }, (_, i) => `fila${59 - i}`))
  })

  test.each([
    'after=x',
    'after=-1',
    'after=99999999999',
    'after=2147483648',
    'search=%00',
    `search=${'x'.repeat(201)}`,
    'search=a&search=b',
  ])('refuses %s', async (wrong) => {
    expect((await admin.send('GET', `${listUsers.path}?${wrong}`)).statusCode).toBe(400)
  })
})

describe('PATCH /api/admin/users/:id', () => {
  test('makes and removes an administrator, and writes both down', async () => {
    const person = await testPerson(site)
    const { user } = person
    const made = await change(admin, user, { isAdmin: true })
    expect([made.statusCode, made.json<AdminUser>().isAdmin]).toEqual([200, true])
    expect(await person.status(getAdminOverview)).toBe(200)
    await change(admin, user, { isAdmin: true })
    await change(admin, user, { isAdmin: false })
    expect(await person.status(getAdminOverview)).toBe(403)
    expect((await entries()).slice(0, 2)).toMatchObject([
      { action: 'user.demoted', before: { isAdmin: true }, after: { isAdmin: false } },
      { action: 'user.promoted', before: { isAdmin: false }, after: { isAdmin: true } },
    ])
    expect((await person.call(exportPersonalData)).json().register).toEqual(
      ['user.promoted', 'user.demoted'].map((action) => ({ at: expect.any(String), action, bySelf: false })),
    )
  })

  test('who is disabled is out everywhere and is told why; enabled again, gets in', async () => {
    const person = await testPerson(site)
    await login(person.user.email)
    expect((await change(admin, person.user, { isDisabled: true })).json()).toMatchObject({
      isDisabled: true,
      sessions: 0,
    })
    expect(await person.status(getMe)).toBe(401)
    const refused = await login(person.user.email)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { message: 'Questo account è sospeso. Scrivici per riattivarlo.' },
    ])
    await change(admin, person.user, { isDisabled: false })
    expect((await login(person.user.email)).statusCode).toBe(200)
    expect((await entries()).slice(0, 2)).toMatchObject([
      { action: 'user.enabled', before: { isDisabled: true }, after: { isDisabled: false } },
      {
        action: 'user.disabled',
        before: { isDisabled: false, sessions: 2 },
        after: { isDisabled: true, sessions: 0 },
      },
    ])
  })

  test.each(['0', 'abc', '1.5', '-1', '2147483648', '999999', '01', '%00'])('%s is nobody', async (id) => {
    const answer = await admin.send('PATCH', `/api/admin/users/${id}`, { isAdmin: true })
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Utente non trovato' }])
  })

  test.each([{}, { isAdmin: 'true' }, { isDisabled: null }, { isAdmin: 1 }, []])(
    'refuses %j',
    async (payload) => {
      const { user } = await testPerson(site)
      expect((await change(admin, user, payload)).statusCode).toBe(400)
    },
  )

  testOnPostgres(
    'an administrator whose account goes meanwhile is told so, and changes nothing',
    async () => {
      const { db } = site.database
      const [leaving, person] = [await testAdmin(site), await testPerson(site)]
      const answer = await heldUp(
        db,
        (tx) => tx.delete(users).where(eq(users.id, leaving.user.id)),
        () => change(leaving, person.user, { isAdmin: true }),
      )
      expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Questo account non esiste più' }])
      expect((await person.call(getMe)).json()).toMatchObject({ isAdmin: false })
    },
  )

  test('a field that nobody may set here is not set', async () => {
    const { user } = await testPerson(site)
    const answer = await change(admin, user, {
      isDisabled: false,
      passwordHash: 'x',
      email: 'altra@example.it',
    })
    expect(answer.json()).toMatchObject({ email: user.email })
  })
})

describe('DELETE /api/admin/users/:id/sessions', () => {
  test('logs a person out everywhere, and who asks only elsewhere', async () => {
    const person = await testPerson(site)
    expect(await admin.status(endUserSessions, { params: { id: person.user.id } })).toBe(204)
    expect(await person.status(getMe)).toBe(401)
    expect(await admin.status(endUserSessions, { params: { id: admin.user.id } })).toBe(204)
    expect(await admin.status(getAdminOverview)).toBe(200)
    expect((await admin.send('DELETE', '/api/admin/users/999999/sessions')).statusCode).toBe(404)
    expect((await entries()).slice(0, 2)).toMatchObject([
      {
        action: 'user.sessions_ended',
        subjectId: String(admin.user.id),
        before: null,
        after: { sessions: 1 },
      },
      {
        action: 'user.sessions_ended',
        subjectId: String(person.user.id),
        before: { sessions: 1 },
        after: { sessions: 0 },
      },
    ])
  })
})

describe('the last administrator', () => {
  const message = "È l'ultimo amministratore: nominane prima un altro, poi potrai toglierlo."

  test.each([{ isAdmin: false }, { isDisabled: true }])('stays: %j', async (payload) => {
    const answer = await change(admin, admin.user, payload)
    expect([answer.statusCode, answer.json()]).toEqual([409, { message }])
    const deletion = await admin.call(deleteAccount, { body: { password: PASSWORD } })
    expect([deletion.statusCode, deletion.json()]).toEqual([
      409,
      { message: "Sei l'ultimo amministratore: nominane prima un altro." },
    ])
    expect(await admin.status(getAdminOverview)).toBe(200)
  })

  test('of two who remove each other at the same moment one stays', async () => {
    for (let round = 0; round < 6; round += 1) {
      const other = await testAdmin(site)
      const answers = await Promise.all([
        change(admin, other.user, round % 2 === 0 ? { isAdmin: false } : { isDisabled: true }),
        change(other, admin.user, { isAdmin: false }),
      ])
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      const still = statuses[0] === 200 ? admin : other
      expect(await still.status(getAdminOverview)).toBe(200)
      if (still === other) {
        await change(other, admin.user, { isAdmin: true })
        await change(admin, other.user, { isAdmin: false })
      }
    }
  })
})
