import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { newsletterRepository } from './newsletter.repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('an address subscribes once, in whatever case it comes', async () => {
  const newsletter = newsletterRepository(database.db)
  await newsletter.subscribe('Anna@Example.it')
  await newsletter.subscribe('anna@example.it')
  await Promise.all([newsletter.subscribe('bruno@example.it'), newsletter.subscribe('BRUNO@example.it')])
  const rows = await database.db.select().from(newsletterSubscribers).orderBy(newsletterSubscribers.id)
  expect(rows.map(({ email }) => email.toLowerCase())).toEqual(['anna@example.it', 'bruno@example.it'])
  expect(rows[0]?.createdAt).toBeInstanceOf(Date)
})
