import { expect, test } from 'vitest'
import { siteSecrets } from '#server/db/schema-newsletter.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { leaveTokens } from './leave-tokens.ts'

const database = sharedDatabase()

test('an address has one token, in whatever case and whoever asks first', async () => {
  const [one, other] = [leaveTokens(database.db), leaveTokens(database.db)]
  const tokens = await Promise.all([one.of('anna@example.it'), other.of('Anna@example.it')])
  expect(new Set(tokens).size).toBe(1)
  expect(await one.of('bruno@example.it')).not.toBe(tokens[0])
})

test('a running server learns that another database was restored', async () => {
  const running = leaveTokens(database.db)
  const before = await running.of('anna@example.it')
  await database.db.update(siteSecrets).set({ secret: 'the key of the backup' })
  const after = await running.of('anna@example.it')
  expect(after).not.toBe(before)
  expect(after).toBe(await leaveTokens(database.db).of('anna@example.it'))
})
