import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { CatalogueEntry, CatalogueEntrySearch } from '#contracts/admin/catalogue-entry.ts'
import { BIN_DAYS } from '#contracts/admin/catalogue-entry.ts'
import type { Database } from '#server/db/database.ts'
import { violatedConstraint } from '#server/db/database-errors.ts'
import { isVersion, newVersion } from '#server/db/new-version.ts'
import type { glossaryTerms, pizzerias, shopProducts } from '#server/db/schema.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'

/** What stands in the catalogue and is edited by a form. */
export type EntryTable = typeof glossaryTerms | typeof pizzerias | typeof shopProducts
export type EntryRefusal = 'unknown' | 'taken' | 'dead_link'
/** What an edit comes to; `outdated` is what stands there, where another version was edited. */
export type Edited<Entry> = Entry | EntryRefusal | { outdated: Entry }
type Edit<Entry> = Promise<Edited<Entry>>

export interface EditedKind<Table extends EntryTable, Draft, Entry extends CatalogueEntry> {
  table: Table
  subject: 'glossary_term' | 'pizzeria' | 'product'
  /** The text that a search looks into. */
  searched: SQL
  /** Name of the index that forbids two entries of the same name. */
  uniqueIndex?: string
  toColumns: (draft: Draft) => object
  /** The fields that people write, as the register keeps them. */
  recorded: (row: Table['$inferSelect']) => object
  toEntry: (row: Table['$inferSelect'], tx: Database) => Promise<Entry> | Entry
  /** Before anything is locked or written: what the draft asks of the rest of the catalogue. */
  prepare?: (tx: Database, draft?: Draft, id?: number) => Promise<EntryRefusal | undefined>
  /** After an entry was written: what else follows from it. */
  follow?: (
    tx: Database,
    change: { actor: Actor; draft: Draft; before: Table['$inferSelect'] | undefined },
  ) => Promise<void>
}

/**
 * Entries of one table, on the site or not, for administrators. Every change locks its entry, is written to the
 * register, and raises the catalogue's version last, as with every writer of one row.
 */
export const entryEditing = <Table extends EntryTable, Draft, Entry extends CatalogueEntry>(
  db: Database,
  kind: EditedKind<Table, Draft, Entry>,
) => ({
  ...reading(db, kind),

  create: (actor: Actor, draft: Draft): Edit<Entry> =>
    changing(db, kind, async (tx) => {
      const refused = await kind.prepare?.(tx, draft)
      if (refused) return refused
      const [row] = await tx
        .insert(anyTable(kind.table))
        .values({
          ...(kind.toColumns(draft) as typeof glossaryTerms.$inferInsert),
          updatedAt: sql`date_trunc('milliseconds', now())`,
          editedAt: sql`now()`,
        })
        .returning()
      if (!row) throw new Error('an inserted entry was not returned')
      await record(tx, kind, { actor, action: 'created', id: row.id, after: row })
      await kind.follow?.(tx, { actor, draft, before: undefined })
      return kind.toEntry(row as Table['$inferSelect'], tx)
    }),

  /** `basedOn` is the version that the change was made from, ISO 8601. */
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

  /** Off the site at once; for BIN_DAYS days it can be restored. */
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
  typeof entryEditing<EntryTable, Draft, Entry>
>

const reading = <Table extends EntryTable, Draft, Entry extends CatalogueEntry>(
  db: Database,
  kind: EditedKind<Table, Draft, Entry>,
) => ({
  /** The newest first; `search` is a part of the text, without case and accents. */
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
    for (const row of rows) entries.push(await kind.toEntry(row as Table['$inferSelect'], db))
    return entries
  },

  async byId(id: number): Promise<Entry | undefined> {
    const [row] = await rowsOf(kind, db).where(eq(kind.table.id, id))
    return row && kind.toEntry(row as Table['$inferSelect'], db)
  },

  /** Deletes for good what has been in the bin for {@link BIN_DAYS} days. */
  async emptyBin(): Promise<void> {
    const { table } = kind
    const isOld = sql`${table.deletedAt} < now() - make_interval(days => ${BIN_DAYS})`
    const [old] = await rowsOf(kind, db).where(isOld).limit(1)
    // Deleting nothing would still raise the catalogue's version and empty every server's memory.
    if (old) await db.delete(anyTable(table)).where(isOld)
  },
})

type Kind<Table extends EntryTable> = Pick<EditedKind<Table, never, never>, 'table' | 'subject' | 'recorded'>

/** The three tables differ in what people write, which `kind` knows; all that is said here they have in common. */
const anyTable = (table: EntryTable) => table as typeof glossaryTerms

const rowsOf = ({ table }: { table: EntryTable }, db: Database) =>
  db.select().from(anyTable(table)).$dynamic()

async function locked<Table extends EntryTable>(
  kind: { table: Table },
  tx: Database,
  id: number,
): Promise<Table['$inferSelect'] | undefined> {
  const [row] = await rowsOf(kind, tx).where(eq(kind.table.id, id)).for('no key update')
  return row as Table['$inferSelect'] | undefined
}

async function update<Table extends EntryTable>(
  { table }: { table: Table },
  tx: Database,
  id: number,
  set: object,
): Promise<Table['$inferSelect']> {
  const [row] = await tx
    .update(anyTable(table))
    .set({ ...set, updatedAt: newVersion(table.updatedAt) })
    .where(eq(table.id, id))
    .returning()
  if (!row) throw new Error(`entry ${id} is gone in the transaction that locked it`)
  return row as Table['$inferSelect']
}

interface Recorded {
  actor: Actor
  action: 'created' | 'changed' | 'deleted'
  id: number
  before?: object
  after?: object
}

const record = <Table extends EntryTable>(
  tx: Database,
  { subject, recorded }: Pick<Kind<Table>, 'subject' | 'recorded'>,
  { actor, action, id, before, after }: Recorded,
): Promise<boolean> =>
  recordChange(tx, {
    actor,
    action: `${subject}.${action}`,
    subject: { type: subject, id },
    before: before && recorded(before as Table['$inferSelect']),
    after: after && recorded(after as Table['$inferSelect']),
  })

/** One transaction; what the unique index refuses is an answer, not a failure. */
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
