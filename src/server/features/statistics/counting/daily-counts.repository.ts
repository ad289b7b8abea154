import { lt, sql } from 'drizzle-orm'
import { STATISTICS_KEPT_DAYS } from '#contracts/statistics/statistics.ts'
import type { Counted } from '#domain/statistics/counted.ts'
import type { Database } from '#server/db/database.ts'
import { dailyCounts } from '#server/db/schema-statistics.ts'

export interface Count {
  kind: Counted
  key: string
  count: number
}

export const TODAY = sql`(now() at time zone 'Europe/Rome')::date`

export const dailyCountsRepository = (db: Database) => ({
  async add(counts: readonly Count[]): Promise<void> {
    const rows = counts.toSorted((a, b) => compare(a.kind, b.kind) || compare(a.key, b.key))
    await db
      .insert(dailyCounts)
      .values(rows.map((row) => ({ ...row, day: TODAY })))
      .onConflictDoUpdate({
        target: [dailyCounts.kind, dailyCounts.day, dailyCounts.key],
        set: { count: sql`${dailyCounts.count} + excluded.count` },
      })
  },

  async dropOld(): Promise<void> {
    await db.delete(dailyCounts).where(lt(dailyCounts.day, sql`${TODAY} - ${STATISTICS_KEPT_DAYS}::int`))
  },
})
export type DailyCountsRepository = ReturnType<typeof dailyCountsRepository>

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
