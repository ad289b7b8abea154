import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterDeliveries, newsletterIssues } from '#server/db/schema-newsletter.ts'
import { usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { mailingRepository } from '#server/features/newsletter/mailing.repository.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { sharedDatabase, testOnPostgres } from '#tests/support/test-database.ts'
import { newsletterIssuesRepository } from './newsletter-issues.repository.ts'

const database = sharedDatabase()
afterEach(async () => {
  await database.db.delete(newsletterIssues)
  await database.db.delete(newsletterSubscribers)
})

const TEXT = { subject: 'Forno nuovo', body: 'Ciao.' }
const addReader = async (email: string): Promise<number> => {
  const reader = { email, confirmedAt: new Date() }
  const [row] = await database.db.insert(newsletterSubscribers).values(reader).returning()
  return row?.id ?? 0
}

test('a letter that is asked for again as the last one was sent is sent too', async () => {
  const { db } = database
  const subscriberId = await addReader('anna@example.it')
  const lease = { leaseHolder: 'one', leaseUntil: sql`now() + interval '1 day'` }
  const [issue] = await db
    .insert(newsletterIssues)
    .values({ ...TEXT, ...lease, state: 'sending' })
    .returning()
  const issueId = issue?.id ?? 0
  const failed = { issueId, subscriberId, state: 'failed' } as const
  const [letter] = await db.insert(newsletterDeliveries).values(failed).returning()
  const mailings = mailingRepository(db)

  expect(await mailings.dueInS(issueId)).toBeUndefined()
  const { wish } = await newsletterIssuesRepository(db).retry(undefined, letter?.id ?? 0)
  expect(wish).toBe('done')
  await mailings.finish(issueId, 'one', 'sent', null)

  expect(await mailings.claim('another')).toMatchObject({ id: issueId })
  expect(await mailings.claimLetter(issueId, 'another')).toMatchObject({ email: 'anna@example.it' })
})

testOnPostgres('who leaves while an issue is sent is none of its readers', async () => {
  const { db } = database
  const leaver = await addReader('anna@example.it')
  const stays = await addReader('bruno@example.it')
  const person = { username: 'capo', email: 'capo@example.it', name: 'Capo', passwordHash: 'x' }
  const actor = await usersRepository(db).create(person)
  const issues = newsletterIssuesRepository(db)
  const issueId = await issues.create(actor, TEXT)
  const wish = await heldUp(
    db,
    (tx) => tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, leaver)),
    () => issues.send(actor, issueId, 1),
  )
  expect(wish).toBe('done')
  const letters = await db.select().from(newsletterDeliveries)
  expect(letters.map(({ subscriberId }) => subscriberId)).toEqual([stays])
})
