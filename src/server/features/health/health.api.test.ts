import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let site: TestApp
let isDown = false
beforeAll(async () => {
  const { testDatabase } = await import('#tests/support/test-database.ts')
  const database = await testDatabase()
  const ping = async () => {
    if (isDown) throw new Error('down')
    await database.ping()
  }
  site = await testApp({ database: { ...database, ping } })
})
afterAll(() => site.close())

test('GET /api/health says what answers', async () => {
  const answer = await site.app.inject('/api/health')
  const expected = process.env.TEST_DATABASE === 'postgres' ? 'server' : 'embedded'
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', database: expected, disk: 'ok' }])
})

test('GET /api/ready is 503 while the database does not answer, and the process is still called alive', async () => {
  const before = await site.app.inject('/api/ready')
  expect([before.statusCode, before.json()]).toEqual([200, { status: 'ready' }])
  isDown = true
  expect((await site.app.inject('/api/health')).statusCode).toBe(200)
  const answer = await site.app.inject('/api/ready')
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
    503,
    { message: 'Il database non risponde' },
    '5',
  ])
})
