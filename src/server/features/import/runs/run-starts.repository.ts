import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import type { Database } from '#server/db/database.ts'
import { importItems, importRuns, importSources } from '#server/db/schema-import.ts'

const SCHEDULE_GAP = sql`interval '30 minutes'`

type StartedBy = { userId: number | null } | 'schedule'

/** A new run of all sources of this kind, or the run that is already waiting or running. Undefined if a
 * scheduled run is not due. */
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
  return run ? { id: run.id, isNew: false } : startRun(db, kind, by)
}

const isDue = (kind: ImportKind) => sql`
  exists (select from ${importSources} where kind = ${kind} and is_enabled)
  and not exists (
    select from ${importRuns} where kind = ${kind} and trigger = 'schedule' and created_at > now() - ${SCHEDULE_GAP}
  )`

/**
 * A run of one source, for the command line. Its only item is inserted together with the run. Undefined for
 * an unknown source, or while another run of the kind is waiting or running.
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
