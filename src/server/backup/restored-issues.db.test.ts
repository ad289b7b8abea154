import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterDeliveries, newsletterIssues } from '#server/db/schema-newsletter.ts'
import { mailingRepository } from '#server/features/newsletter/mailing.repository.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let directory: string
let database: TestDatabase
beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-backup-'))
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
  fs.rmSync(directory, { recursive: true, force: true })
})

test('an issue that was under way when the backup was made waits for somebody to look after it', async () => {
  const { db } = database
  const mailings = mailingRepository(db)
  const readers = ['anna@example.it', 'bruno@example.it'].map((email) => ({ email, confirmedAt: new Date() }))
  const stored = await db.insert(newsletterSubscribers).values(readers).returning()
  const texts = [
    { subject: 'La prima', body: 'Ciao.', state: 'waiting' },
    { subject: 'La seconda', body: 'Ciao.', state: 'waiting' },
    { subject: 'La terza', body: 'Ciao.', state: 'draft' },
  ] as const
  const issues = await db
    .insert(newsletterIssues)
    .values([...texts])
    .returning()
  const issueId = issues[0]?.id ?? 0
  await db.insert(newsletterDeliveries).values(stored.map(({ id }) => ({ issueId, subscriberId: id })))
  await mailings.claim('one')
  await mailings.claimLetter(issueId, 'one')

  const file = path.join(directory, 'copia.gz')
  await writeBackup(db, file)
  await restoreBackup(db, file)

  expect(await mailings.claim('another')).toBeUndefined()
  const after = await db.select().from(newsletterIssues).orderBy(newsletterIssues.id)
  expect(after).toMatchObject([
    { state: 'stopped', message: expect.stringContaining('riprendi'), leaseHolder: null, leaseUntil: null },
    { state: 'stopped', message: expect.stringContaining('riprendi') },
    { state: 'draft', message: null },
  ])
  const letters = await db.select().from(newsletterDeliveries).orderBy(newsletterDeliveries.id)
  expect(letters).toMatchObject([{ state: 'uncertain', settledAt: expect.any(Date) }, { state: 'waiting' }])
})
