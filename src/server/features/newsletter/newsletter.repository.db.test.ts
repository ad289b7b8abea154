import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { sharedDatabase, testOnPostgres } from '#tests/support/test-database.ts'
import { newsletterRepository } from './newsletter.repository.ts'

const database = sharedDatabase()

test('an address subscribes once, in whatever case it comes', async () => {
  const newsletter = newsletterRepository(database.db)
  await newsletter.subscribe('Anna@Example.it')
  await newsletter.subscribe('anna@example.it')
  await Promise.all([newsletter.subscribe('bruno@example.it'), newsletter.subscribe('BRUNO@example.it')])
  const rows = await database.db.select().from(newsletterSubscribers).orderBy(newsletterSubscribers.id)
  expect(rows.map(({ email }) => email.toLowerCase())).toEqual(['anna@example.it', 'bruno@example.it'])
  expect(rows[0]?.createdAt).toBeInstanceOf(Date)
})

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

test('who subscribes again before confirming has the whole time once more', async () => {
  const newsletter = newsletterRepository(database.db)
  await newsletter.subscribe('carla@example.it')
  await database.db.update(newsletterSubscribers).set({ createdAt: daysAgo(9) })
  await newsletter.subscribe('CARLA@example.it')
  await newsletter.dropUnconfirmed()
  expect(await newsletter.byEmail('carla@example.it')).toBeDefined()
})

test('subscribing again leaves a confirmed address as it is', async () => {
  const newsletter = newsletterRepository(database.db)
  const confirmed = { email: 'dario@example.it', createdAt: daysAgo(90), confirmedAt: daysAgo(89) }
  const [before] = await database.db.insert(newsletterSubscribers).values(confirmed).returning()
  await newsletter.subscribe('Dario@example.it')
  const isThis = eq(newsletterSubscribers.id, before?.id ?? 0)
  expect(await database.db.select().from(newsletterSubscribers).where(isThis)).toEqual([before])
})

testOnPostgres('who subscribes again while the unconfirmed are forgotten is not forgotten', async () => {
  const { db } = database
  const newsletter = newsletterRepository(db)
  await newsletter.subscribe('elio@example.it')
  await db.update(newsletterSubscribers).set({ createdAt: daysAgo(9) })
  await heldUp(
    db,
    (tx) => newsletterRepository(tx).subscribe('elio@example.it'),
    () => newsletter.dropUnconfirmed(),
  )
  expect(await newsletter.byEmail('elio@example.it')).toBeDefined()
})
