import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPaths } from '#contracts/api-paths.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let site: TestApp
const LIMIT = 12
const subscribe = (payload: object | string, remoteAddress = '192.0.2.1') =>
  site.app.inject({ method: 'POST', url: apiPaths.newsletter, payload, remoteAddress })

beforeAll(async () => {
  site = await testApp({ seeded: false, limits: { subscriptionsPerHour: LIMIT } })
})
afterAll(() => site.close())

test('keeps an address once and answers the same to a second time', async () => {
  const first = await subscribe({ email: 'Anna@example.it' })
  const second = await subscribe({ email: 'anna@example.it' })
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(first.json()).toEqual(second.json())
  expect(first.json()).toEqual({ message: expect.any(String) })
  const kept = await site.database.db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
  expect(kept).toEqual([{ email: 'Anna@example.it' }])
})

test.each([{ email: 'nessuno' }, { email: '' }, {}, { email: 12 }, { email: `${'a'.repeat(250)}@b.it` }])(
  'refuses %j and says which field is wrong',
  async (payload) => {
    const answer = await subscribe(payload, '192.0.2.2')
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        message: 'Inserisci un indirizzo e-mail valido',
        fields: { email: 'Inserisci un indirizzo e-mail valido' },
      },
    ])
  },
)

test('stops an address that sends too many, and only that one', async () => {
  const answers = []
  for (let i = 0; i <= LIMIT; i += 1)
    answers.push(await subscribe({ email: `p${i}@example.it` }, '192.0.2.3'))
  expect(answers.slice(0, LIMIT).every(({ statusCode }) => statusCode === 201)).toBe(true)
  const last = answers.at(-1)
  expect([last?.statusCode, last?.json()]).toEqual([
    429,
    { message: expect.stringMatching(/^Troppe richieste\. Riprova tra \d+ second[oi]\.$/) },
  ])
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await subscribe({ email: 'altro@example.it' }, '192.0.2.4')).statusCode).toBe(201)
})
