import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { eventually } from './eventually.ts'

/** How many queries of this database stand before a lock that somebody else holds. Only a server has any. */
export async function blockedQueries(db: Database): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Waits until there are `count` of them. */
export const untilBlocked = (db: Database, count: number): Promise<void> =>
  eventually(async () => {
    const blocked = await blockedQueries(db)
    if (blocked !== count) throw new Error(`${blocked} of ${count} queries are blocked`)
  })
