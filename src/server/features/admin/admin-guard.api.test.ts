import { describe, expect, test } from 'vitest'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testAdmin, testPerson } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const ELSEWHERE = ['PUT /api/recipes/{id}/video', 'GET /api/recipes/{id}/youtube-videos']

async function adminCalls(): Promise<{ method: Method; url: string }[]> {
  const { paths } = (await site.app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>()
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .map((name) => ({ method: name.toUpperCase() as Method, url: path.replaceAll(/\{\w+\}/g, '1') }))
      .filter(({ method }) => path.startsWith('/api/admin') || ELSEWHERE.includes(`${method} ${path}`)),
  )
}

describe('what is for administrators', () => {
  test('is refused to visitors before anything of it is looked at', async () => {
    const calls = await adminCalls()
    expect(calls.length).toBeGreaterThan(0)
    for (const { method, url } of calls) {
      const answer = await site.app.inject({ method, url })
      expect([method, url, answer.statusCode, answer.json()]).toEqual([
        method,
        url,
        401,
        { message: 'Accedi come amministratore' },
      ])
    }
  })

  test('is refused to people who are none', async () => {
    const person = await testPerson(site)
    for (const { method, url } of await adminCalls()) {
      const answer = await person.send(method, url)
      expect([method, url, answer.statusCode, answer.json()]).toEqual([
        method,
        url,
        403,
        { message: 'Questa pagina è riservata agli amministratori' },
      ])
    }
  })

  test('is refused to who has just stopped being one', async () => {
    const admin = await testAdmin(site)
    expect(await admin.status(getAdminOverview)).toBe(200)
    await admin.demote()
    expect(await admin.status(getAdminOverview)).toBe(403)
  })

  test('is refused to other sites, whoever is logged in', async () => {
    const admin = await testAdmin(site)
    const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const { method, url } of (await adminCalls()).filter((call) => call.method !== 'GET')) {
      const headers = { cookie, origin: 'https://altrove.example' }
      const answer = await site.app.inject({ method, url, headers })
      expect([method, url, answer.statusCode]).toEqual([method, url, 403])
    }
  })

  test('is never kept by browsers or proxies', async () => {
    const admin = await testAdmin(site)
    const answer = await admin.call(getAdminOverview)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
