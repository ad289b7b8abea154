import { expect, test } from 'vitest'
import { siteSecrets } from '#server/db/schema-newsletter.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { leaveTokenOf } from './leave-token.repository.ts'

const database = sharedDatabase()

test('an address has one token, in whatever case and whoever asks first', async () => {
  const { db } = database
  const tokens = await Promise.all([leaveTokenOf(db, 'anna@example.it'), leaveTokenOf(db, 'Anna@example.it')])
  expect(new Set(tokens).size).toBe(1)
  expect(await leaveTokenOf(db, 'bruno@example.it')).not.toBe(tokens[0])
})

test('a running server learns that another database was restored', async () => {
  const before = await leaveTokenOf(database.db, 'anna@example.it')
  await database.db.update(siteSecrets).set({ secret: 'the key of the backup' })
  expect(await leaveTokenOf(database.db, 'anna@example.it')).not.toBe(before)
})
