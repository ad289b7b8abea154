/** How a run begins: by hand, by schedule, or for one source alone. The indexes of its table keep two from beginning. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import type { Database } from '#server/db/database.ts'
import { importItems, importRuns, importSources } from '#server/db/schema-import.ts'

/** Two schedules of two servers, or of one that was restarted, make one run. */
const SCHEDULE_GAP = sql`interval '30 minutes'`

/** Without a person it was the command line. */
type StartedBy = { userId: number | null } | 'schedule'

/** The run of all sources of this kind that waits or runs already, or a new one. Nothing when a schedule comes too soon. */
export async function startRun(
  db: Database,
  kind: ImportKind,
  by: StartedBy,
): Promise<{ id: number; isNew: boolean } | undefined> {
  const scheduled = by === 'schedule'
  const trigger = scheduled ? 'schedule' : by.userId === null ? 'command' : 'manual'
  const created = await db.execute<{ id: number }>(sql`
    insert into ${importRuns} (kind, state, trigger, started_by)
    select ${kind}, 'waiting', ${trigger}, ${scheduled ? null : by.userId}::int
    where ${scheduled ? isDue(kind) : sql`true`}
    on conflict do nothing returning id`)
  if (created.rows[0]) return { id: created.rows[0].id, isNew: true }
  if (scheduled) return undefined
  const active = and(
    eq(importRuns.kind, kind),
    eq(importRuns.isOneSource, false),
    inArray(importRuns.state, ['waiting', 'running']),
  )
  const [run] = await db.select({ id: importRuns.id }).from(importRuns).where(active)
  // It ended between the two statements: once more.
  return run ? { id: run.id, isNew: false } : startRun(db, kind, by)
}

/** There is something to read, and no other server has just begun. */
const isDue = (kind: ImportKind) => sql`
  exists (select from ${importSources} where kind = ${kind} and is_enabled)
  and not exists (
    select from ${importRuns} where kind = ${kind} and trigger = 'schedule' and created_at > now() - ${SCHEDULE_GAP}
  )`

/**
 * A run of one source, from the command line: it has that address from the beginning, so no other source is added to it.
 * Nothing while another of the same kind waits or runs; one of all sources that is wanted meanwhile waits for its end.
 */
export async function startOne(db: Database, sourceId: number): Promise<{ id: number } | undefined> {
  const created = await db.execute<{ id: number }>(sql`
    with source as (select * from ${importSources} where id = ${sourceId}),
    run as (
      insert into ${importRuns} (kind, state, trigger, is_one_source)
      select kind, 'waiting', 'command', true from source
      where not exists (
        select from ${importRuns} where kind = source.kind and state in ('waiting', 'running'))
      on conflict do nothing returning id),
    item as (
      insert into ${importItems} (run_id, url, source_id, role)
      select run.id, source.url, source.id, source.type from run, source)
    select id from run`)
  return created.rows[0]
}
