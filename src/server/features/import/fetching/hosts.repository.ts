import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { importHosts, importRobots } from '#server/db/schema-import.ts'

export interface RobotsRules {
  state: 'rules' | 'closed'
  text: string
}

export const hostsRepository = (db: Database) => ({
  /** Reserves the next free time of a host, and a pause of `pauseMs` after it. Returns the time to wait, in
   * milliseconds. */
  async takeTurn(host: string, pauseMs: number): Promise<number> {
    const pause = sql`make_interval(secs => ${pauseMs / 1000})`
    const [row] = await db
      .insert(importHosts)
      .values({ host, nextAt: sql`clock_timestamp() + ${pause}` })
      .onConflictDoUpdate({
        target: importHosts.host,
        set: { nextAt: sql`greatest(${importHosts.nextAt}, clock_timestamp()) + ${pause}` },
      })
      .returning({
        waitMs: sql<number>`(extract(epoch from ${importHosts.nextAt} - clock_timestamp()) * 1000)::float8`,
      })
    return Math.max(0, Math.ceil((row?.waitMs ?? pauseMs) - pauseMs))
  },

  async rules(origin: string): Promise<(RobotsRules & { ageMs: number }) | undefined> {
    const [row] = await db
      .select({
        state: importRobots.state,
        text: importRobots.rules,
        ageMs: sql<number>`(extract(epoch from now() - ${importRobots.fetchedAt}) * 1000)::float8`,
      })
      .from(importRobots)
      .where(eq(importRobots.origin, origin))
    return row
  },

  async keepRules(origin: string, { state, text }: RobotsRules): Promise<void> {
    const kept = { state, rules: text.replaceAll('\0', ''), fetchedAt: sql`now()` }
    await db
      .insert(importRobots)
      .values({ origin, ...kept })
      .onConflictDoUpdate({ target: importRobots.origin, set: kept })
  },
})
export type HostsRepository = ReturnType<typeof hostsRepository>
