import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { waitingLetters } from '#server/db/schema-accounts.ts'
import { importItems } from '#server/db/schema-import.ts'
import { newsletterDeliveries } from '#server/db/schema-newsletter.ts'

export interface WaitingWork {
  letters: number
  newsletters: number
  imports: number
}

export const waitingWorkRepository = (db: Database) => ({
  async count(): Promise<WaitingWork> {
    const { rows } = await db.execute(sql`select
      (select count(*)::int from ${waitingLetters}) as letters,
      (select count(*)::int from ${newsletterDeliveries} where state in ('waiting', 'sending')) as newsletters,
      (select count(*)::int from ${importItems} where state = 'waiting') as imports`)
    return rows[0] as unknown as WaitingWork
  },
})
