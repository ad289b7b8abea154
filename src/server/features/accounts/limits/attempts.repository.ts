import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { rateLimits } from '#server/db/schema-accounts.ts'

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
const CLEAN_ONE_IN = 100

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

export const attemptsRepository = (db: Database) => ({
  /**
   * Counts the attempt before its result is known, in a single statement, so that concurrent guesses all
   * count. Returns the new count and the seconds until the window ends.
   */
  async count(key: string, windowS: number): Promise<{ count: number; endsInS: number }> {
    if (Math.random() * CLEAN_ONE_IN < 1) await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`))
    const hasEnded = sql`${rateLimits.endsAt} <= now()`
    const [row] = await db
      .insert(rateLimits)
      .values({ keyHash: hashOf(key), count: 1, endsAt: inSeconds(windowS) })
      .onConflictDoUpdate({
        target: rateLimits.keyHash,
        set: {
          count: sql`case when ${hasEnded} then 1 else ${rateLimits.count} + 1 end`,
          endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${rateLimits.endsAt} end`,
        },
      })
      .returning({
        count: rateLimits.count,
        endsInS: sql<number>`ceil(extract(epoch from ${rateLimits.endsAt} - now()))::int`,
      })
    if (!row) throw new Error('a counter was not returned')
    return row
  },

  async giveBack(key: string): Promise<void> {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
      .where(eq(rateLimits.keyHash, hashOf(key)))
  },

  async mark(key: string, lifetimeS: number): Promise<void> {
    const endsAt = inSeconds(lifetimeS)
    await db
      .insert(rateLimits)
      .values({ keyHash: hashOf(key), count: 1, endsAt })
      .onConflictDoUpdate({ target: rateLimits.keyHash, set: { endsAt } })
  },

  async isMarked(key: string): Promise<boolean> {
    const rows = await db
      .select({ count: rateLimits.count })
      .from(rateLimits)
      .where(and(eq(rateLimits.keyHash, hashOf(key)), gt(rateLimits.endsAt, sql`now()`)))
    return rows.length > 0
  },

  async clear(key: string): Promise<void> {
    await db.delete(rateLimits).where(eq(rateLimits.keyHash, hashOf(key)))
  },
})
export type AttemptsRepository = ReturnType<typeof attemptsRepository>
