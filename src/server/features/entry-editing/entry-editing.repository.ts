import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CatalogueEntry, CatalogueEntrySearch } from '#contracts/admin/catalogue-entry.ts'
import { BIN_DAYS } from '#contracts/admin/catalogue-entry.ts'
import type { Database } from '#server/db/database.ts'
import { violatedConstraint } from '#server/db/database-errors.ts'
import { isVersion, newVersion } from '#server/db/new-version.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'

interface EntryRow {
  id: number
  updatedAt: Date
  deletedAt: Date | null
}
type EntryTable<Row> = PgTable & Readonly<Record<keyof EntryRow, PgColumn>> & { $inferSelect: Row }
export type EntryRefusal = 'unknown' | 'taken' | 'dead_link'
export type Edited<Entry> = Entry | EntryRefusal | { outdated: Entry }
type Edit<Entry> = Promise<Edited<Entry>>

interface EditedKind<Row extends EntryRow, Draft, Entry extends CatalogueEntry> {
  table: EntryTable<Row>
  subject: 'glossary_term' | 'pizzeria' | 'product'
  searched: SQL
  uniqueIndex?: string
  toColumns: (draft: Draft) => Partial<Row>
  recorded: (row: Row) => object
  toEntry: (row: Row, tx: Database) => Promise<Entry> | Entry
  prepare?: (tx: Database, draft?: Draft, id?: number) => Promise<EntryRefusal | undefined>
  follow?: (tx: Database, change: { actor: Actor; draft: Draft; before: Row | undefined }) => Promise<void>
}

/**
 * Entries of one table, published or not, for administrators. Every change locks its entry and is written
 * to the audit log. The catalogue version is raised last in every change, so that writers cannot deadlock.
 */
export const entryEditing = <Row extends EntryRow, Draft, Entry extends CatalogueEntry>(
  db: Database,
  kind: EditedKind<Row, Draft, Entry>,
) => ({
  ...reading(db, kind),

  create: (actor: Actor, draft: Draft): Edit<Entry> =>
    changing(db, kind, async (tx) => {
      const refused = await kind.prepare?.(tx, draft)
      if (refused) return refused
      const rows = await tx
        .insert(kind.table)
        .values({
          ...kind.toColumns(draft),
          updatedAt: sql`date_trunc('milliseconds', now())`,
          editedAt: sql`now()`,
        })
        .returning()
      const [row] = asRows<Row>(rows)
      if (!row) throw new Error('an inserted entry was not returned')
      await record(tx, kind, { actor, action: 'created', id: row.id, after: row })
      await kind.follow?.(tx, { actor, draft, before: undefined })
      return kind.toEntry(row, tx)
    }),

  change: (actor: Actor, id: number, basedOn: string, draft: Draft): Edit<Entry> =>
    changing(db, kind, async (tx) => {
      const refused = await kind.prepare?.(tx, draft, id)
      if (refused) return refused
      const before = await locked(kind, tx, id)
      if (!before || before.deletedAt) return 'unknown'
      if (!isVersion(before.updatedAt, basedOn)) return { outdated: await kind.toEntry(before, tx) }
      const set = kind.toColumns(draft)
      const after = { ...before, ...set }
      const isChange = await record(tx, kind, { actor, action: 'changed', id, before, after })
      const row = isChange ? await update(kind, tx, id, { ...set, editedAt: sql`now()` }) : before
      await kind.follow?.(tx, { actor, draft, before })
      return kind.toEntry(row, tx)
    }),

  remove: (actor: Actor, id: number): Edit<Entry> =>
    changing(db, kind, async (tx) => {
      await kind.prepare?.(tx)
      const before = await locked(kind, tx, id)
      if (!before || before.deletedAt) return 'unknown'
      await record(tx, kind, { actor, action: 'deleted', id, before })
      return kind.toEntry(await update(kind, tx, id, { deletedAt: sql`now()` }), tx)
    }),

  restore: (actor: Actor, id: number): Edit<Entry> =>
    changing(db, kind, async (tx) => {
      await kind.prepare?.(tx)
      const before = await locked(kind, tx, id)
      if (!before?.deletedAt) return 'unknown'
      await recordChange(tx, {
        actor,
        action: `${kind.subject}.restored`,
        subject: { type: kind.subject, id },
        before: { isDeleted: true },
        after: { isDeleted: false },
      })
      return kind.toEntry(await update(kind, tx, id, { deletedAt: null }), tx)
    }),
})
export type EntryEditing<Draft, Entry extends CatalogueEntry> = ReturnType<
  typeof entryEditing<EntryRow, Draft, Entry>
>

const reading = <Row extends EntryRow, Draft, Entry extends CatalogueEntry>(
  db: Database,
  kind: EditedKind<Row, Draft, Entry>,
) => ({
  async page({ search, state, after }: CatalogueEntrySearch, limit: number): Promise<Entry[]> {
    const { table, searched } = kind
    const rows = await rowsOf(kind, db)
      .where(
        and(
          state === 'deleted' ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
          search
            ? sql`strpos(lower(public.f_unaccent(${searched})), lower(public.f_unaccent(${search}))) > 0`
            : undefined,
          after === undefined ? undefined : lt(table.id, after),
        ),
      )
      .orderBy(desc(table.id))
      .limit(limit)
    const entries: Entry[] = []
    for (const row of asRows<Row>(rows)) entries.push(await kind.toEntry(row, db))
    return entries
  },

  async byId(id: number): Promise<Entry | undefined> {
    const [row] = asRows<Row>(await rowsOf(kind, db).where(eq(kind.table.id, id)))
    return row && kind.toEntry(row, db)
  },

  async emptyBin(): Promise<void> {
    const { table } = kind
    const isOld = sql`${table.deletedAt} < now() - make_interval(days => ${BIN_DAYS})`
    const [old] = await rowsOf(kind, db).where(isOld).limit(1)
    // Even a delete without rows would raise the catalogue version and empty every server's cache.
    if (old) await db.delete(table).where(isOld)
  },
})

const rowsOf = ({ table }: { table: PgTable }, db: Database) => db.select().from(table).$dynamic()

const asRows = <Row>(rows: readonly object[]) => rows as readonly Row[]

async function locked<Row extends EntryRow>(
  kind: { table: EntryTable<Row> },
  tx: Database,
  id: number,
): Promise<Row | undefined> {
  return asRows<Row>(await rowsOf(kind, tx).where(eq(kind.table.id, id)).for('no key update'))[0]
}

async function update<Row extends EntryRow>(
  { table }: { table: EntryTable<Row> },
  tx: Database,
  id: number,
  set: object,
): Promise<Row> {
  const rows = await tx
    .update(table)
    .set({ ...set, updatedAt: newVersion(table.updatedAt) })
    .where(eq(table.id, id))
    .returning()
  const [row] = asRows<Row>(rows)
  if (!row) throw new Error(`entry ${id} is gone in the transaction that locked it`)
  return row
}

interface Recorded<Row> {
  actor: Actor
  action: 'created' | 'changed' | 'deleted'
  id: number
  before?: Row
  after?: Row
}

const record = <Row extends EntryRow>(
  tx: Database,
  { subject, recorded }: Pick<EditedKind<Row, never, never>, 'subject' | 'recorded'>,
  { actor, action, id, before, after }: Recorded<Row>,
): Promise<boolean> =>
  recordChange(tx, {
    actor,
    action: `${subject}.${action}`,
    subject: { type: subject, id },
    before: before && recorded(before),
    after: after && recorded(after),
  })

async function changing<Entry>(
  db: Database,
  { uniqueIndex }: { uniqueIndex?: string },
  change: (tx: Database) => Edit<Entry>,
): Edit<Entry> {
  try {
    return await db.transaction(change)
  } catch (error) {
    if (uniqueIndex !== undefined && violatedConstraint(error) === uniqueIndex) return 'taken'
    throw error
  }
}
