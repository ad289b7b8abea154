import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  type ImportRun,
  type ImportRunItems,
  ITEM_STATES,
  type ItemState,
  RUN_ITEMS_SHOWN,
} from '#contracts/import/import-run.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema-accounts.ts'
import { importItems, importRuns } from '#server/db/schema-import.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'
import { startOne, startRun } from '#server/features/import/runs/run-starts.repository.ts'

const RUNS_SHOWN = 10

export const importRunsRepository = (db: Database) => ({
  list: (kind: ImportKind): Promise<ImportRun[]> => read(db, eq(importRuns.kind, kind)),

  async byId(id: number): Promise<ImportRun | undefined> {
    const [run] = await read(db, eq(importRuns.id, id))
    return run
  },

  async items(runId: number): Promise<ImportRunItems> {
    const items = await db
      .select({ url: importItems.url, state: importItems.state, message: importItems.message })
      .from(importItems)
      .where(eq(importItems.runId, runId))
      .orderBy(
        sql`case ${importItems.state} when 'error' then 0 when 'skipped' then 1 when 'waiting' then 3 else 2 end`,
        importItems.position,
      )
      .limit(RUN_ITEMS_SHOWN + 1)
    return { items: items.slice(0, RUN_ITEMS_SHOWN), isComplete: items.length <= RUN_ITEMS_SHOWN }
  },

  /** Keeps the pages that were already read. Undefined if the run is unknown; false if it has already ended. */
  stop: (actor: Actor, id: number): Promise<boolean | undefined> =>
    db.transaction(async (tx) => {
      const [run] = await tx.select().from(importRuns).where(eq(importRuns.id, id)).for('update')
      if (!run) return undefined
      if (!['waiting', 'running'].includes(run.state)) return false
      const stopped = {
        state: 'stopped',
        message: 'Fermato dalla redazione.',
        finishedAt: sql`now()`,
        leaseHolder: null,
        leaseUntil: null,
      } as const
      await tx.update(importRuns).set(stopped).where(eq(importRuns.id, id))
      await recordChange(tx, {
        actor,
        action: 'import_run.stopped',
        subject: { type: 'import_run', id },
        after: { name: RUN_NAMES[run.kind] },
      })
      return true
    }),

  start: (actor: Actor, kind: ImportKind): Promise<{ id: number }> =>
    db.transaction(async (tx) => {
      const started = await startRun(tx, kind, { userId: actor?.id ?? null })
      if (!started) throw new Error('a run that somebody asked for was not started')
      if (started.isNew) await recordStart(tx, actor, started.id, kind)
      return started
    }),

  startOne: (kind: ImportKind, sourceId: number): Promise<{ id: number } | undefined> =>
    db.transaction(async (tx) => {
      const started = await startOne(tx, sourceId)
      if (started) await recordStart(tx, undefined, started.id, kind)
      return started
    }),
})

const recordStart = (tx: Database, actor: Actor, id: number, kind: ImportKind): Promise<boolean> =>
  recordChange(tx, {
    actor,
    action: 'import_run.started',
    subject: { type: 'import_run', id },
    after: { name: RUN_NAMES[kind] },
  })

const RUN_NAMES: Readonly<Record<ImportKind, string>> = {
  recipe: 'delle ricette',
  pizzeria: 'delle pizzerie',
}

async function read(db: Database, where: SQL): Promise<ImportRun[]> {
  const runs = await db
    .select({ run: importRuns, startedByName: users.name })
    .from(importRuns)
    .leftJoin(users, eq(users.id, importRuns.startedBy))
    .where(where)
    .orderBy(desc(importRuns.id))
    .limit(RUNS_SHOWN)
  if (runs.length === 0) return []
  const ids = runs.map(({ run }) => run.id)
  const counted = await db
    .select({ runId: importItems.runId, state: importItems.state, n: sql<number>`count(*)::int` })
    .from(importItems)
    .where(and(inArray(importItems.runId, ids)))
    .groupBy(importItems.runId, importItems.state)
  return runs.map(({ run, startedByName }) => {
    const own = counted.filter(({ runId }) => runId === run.id)
    const counts = Object.fromEntries(
      ITEM_STATES.map((state) => [state, own.find((one) => one.state === state)?.n ?? 0]),
    ) as Record<ItemState, number>
    return {
      id: run.id,
      kind: run.kind,
      state: run.state,
      trigger: run.trigger,
      isOneSource: run.isOneSource,
      startedByName,
      createdAt: run.createdAt.toISOString(),
      startedAt: run.startedAt?.toISOString() ?? null,
      finishedAt: run.finishedAt?.toISOString() ?? null,
      message: run.message,
      total: own.reduce((sum, { n }) => sum + n, 0),
      counts,
    }
  })
}
