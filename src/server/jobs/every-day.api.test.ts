import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { eventually } from '#tests/support/eventually.ts'
import { testApp } from '#tests/support/test-app.ts'

test('housekeeping that fails leaves the rest of it done', async () => {
  const site = await testApp()
  const { db } = site.database
  const createdAt = new Date(0)
  await db.insert(newsletterSubscribers).values({ email: 'mai@example.it', createdAt })
  await db.execute(sql`ALTER TABLE pizza_nights RENAME TO away`)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  await eventually(async () => expect(await db.select().from(newsletterSubscribers)).toEqual([]))
  await site.close()
})
