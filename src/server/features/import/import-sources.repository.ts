import { asc, eq, sql } from 'drizzle-orm'
import type { ImportSource, NewImportSource } from '#contracts/import/import-source.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import type { Database } from '#server/db/database.ts'
import { importItems, importRuns, importSources } from '#server/db/schema-import.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'

type Row = typeof importSources.$inferSelect

export const importSourcesRepository = (db: Database) => ({
  list: (kind: ImportKind): Promise<ImportSource[]> => read(db, kind),

  add: (actor: Actor, source: NewImportSource): Promise<ImportSource | undefined> =>
    db.transaction(async (tx) => {
      const [row] = await tx.insert(importSources).values(source).onConflictDoNothing().returning()
      if (!row) return undefined
      const after = { name: row.url, type: row.type, kind: row.kind }
      await recordChange(tx, {
        actor,
        action: 'import_source.added',
        subject: { type: 'import_source', id: row.id },
        after,
      })
      return toSource(row, undefined)
    }),

  change: (actor: Actor, id: number, isEnabled: boolean): Promise<ImportSource | undefined> =>
    db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(importSources)
        .where(eq(importSources.id, id))
        .for('no key update')
      if (!before) return undefined
      const [row] = await tx
        .update(importSources)
        .set({ isEnabled })
        .where(eq(importSources.id, id))
        .returning()
      if (before.isEnabled !== isEnabled) {
        const action = isEnabled ? 'import_source.enabled' : 'import_source.disabled'
        await recordChange(tx, {
          actor,
          action,
          subject: { type: 'import_source', id },
          before: { isEnabled: before.isEnabled },
          after: { isEnabled },
        })
      }
      return row && toSource(row, undefined)
    }),

  remove: (actor: Actor, id: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [row] = await tx.delete(importSources).where(eq(importSources.id, id)).returning()
      if (!row) return false
      const before = { name: row.url, type: row.type, kind: row.kind }
      await recordChange(tx, {
        actor,
        action: 'import_source.removed',
        subject: { type: 'import_source', id },
        before,
      })
      return true
    }),
})

type LastRun = {
  runId: number
  at: Date
  read: number
  found: number
  errors: number
}

async function read(db: Database, kind: ImportKind): Promise<ImportSource[]> {
  const rows = await db
    .select()
    .from(importSources)
    .where(eq(importSources.kind, kind))
    .orderBy(asc(importSources.id))
  const last = await db.execute<LastRun & { source_id: number }>(sql`
    select items.source_id, items.run_id as "runId", runs.created_at as at,
      count(*) filter (where items.role = 'page' and items.state not in ('waiting', 'skipped', 'error'))::int as read,
      count(*) filter (where items.state in ('new', 'changed'))::int as found,
      count(*) filter (where items.state = 'error')::int as errors
    from ${importItems} as items join ${importRuns} as runs on runs.id = items.run_id
    where items.run_id = (
      select max(newest.run_id) from ${importItems} as newest where newest.source_id = items.source_id
    )
    group by items.source_id, items.run_id, runs.created_at`)
  const bySource = new Map(last.rows.map((row) => [row.source_id, row]))
  return rows.map((row) => toSource(row, bySource.get(row.id)))
}

const toSource = ({ createdAt: _createdAt, ...same }: Row, last: LastRun | undefined): ImportSource => ({
  ...same,
  last: last
    ? {
        runId: last.runId,
        at: new Date(last.at).toISOString(),
        read: last.read,
        found: last.found,
        errors: last.errors,
      }
    : null,
})
