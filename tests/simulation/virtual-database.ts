import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { runOn } from '#tests/support/postgres-server.ts'
import { closedDatabase } from '#tests/support/test-database.ts'

/** When the clock of the database begins: far from today, so that no default of a column is taken for it. */
const BEGIN_MS = Date.UTC(2040, 0, 1)

/** A migrated PostgreSQL whose `now()` stands still until the test moves it. */
export async function virtualDatabase() {
  const closed = await closedDatabase()
  const name = new URL(closed.options.databaseUrl ?? '').pathname.slice(1)
  // Of two functions with one name the first on the path is taken, and the built-in ones come first unless named.
  await runOn(inject('postgresSocket'), `ALTER DATABASE ${name} SET search_path = public, pg_catalog`)
  const opened = await closed.open()
  const { db } = opened
  await db.execute(sql`create table virtual_clock (at timestamptz not null)`)
  await db.execute(sql`insert into virtual_clock values (to_timestamp(${BEGIN_MS / 1000}))`)
  await db.execute(sql`
    create function public.now() returns timestamptz language sql stable as 'select at from public.virtual_clock'`)
  for (const [table, column] of [
    ['newsletter_deliveries', 'next_at'],
    ['waiting_letters', 'due_at'],
    ['import_runs', 'created_at'],
    ['sessions', 'last_seen_at'],
  ])
    await db.execute(sql.raw(`alter table ${table} alter column ${column} set default public.now()`))
  let nowMs = BEGIN_MS
  return {
    db,
    nowMs: () => nowMs,
    async pass(ms: number): Promise<void> {
      nowMs += ms
      await db.execute(sql`update virtual_clock set at = to_timestamp(${nowMs}::float8 / 1000)`)
    },
    async close(): Promise<void> {
      await opened.close()
      await closed.drop()
    },
  }
}
export type VirtualDatabase = Awaited<ReturnType<typeof virtualDatabase>>
