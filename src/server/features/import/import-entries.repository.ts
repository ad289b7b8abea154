import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { EntryDraft, EntrySearch, ImportEntry, ImportEntryRow } from '#contracts/import-entry.ts'
import { type Actor, recordChange } from '#server/audit/audit-log.repository.ts'
import type { Database } from '#server/db/database.ts'
import { pizzerias, recipes } from '#server/db/schema.ts'
import { importEntries } from '#server/db/schema-import.ts'
import { comparisonOf } from './entry-comparison.repository.ts'

export type Entry = typeof importEntries.$inferSelect
/** Why a decision was not taken. */
export type EntryRefusal = 'unknown' | 'decided' | 'stale'

const isEntry = (id: number) => eq(importEntries.id, id)
const nameOfDuplicate = sql<string | null>`case when ${importEntries.kind} = 'recipe'
  then (select name from ${recipes} where ${recipes.id} = ${importEntries.duplicateOf} and ${recipes.deletedAt} is null)
  else (select name from ${pizzerias} where ${pizzerias.id} = ${importEntries.duplicateOf}) end`

/** The review queue, for editors. */
export const importEntriesRepository = (db: Database) => ({
  /** The newest first. */
  async page({ kind, state, after }: EntrySearch, limit: number): Promise<ImportEntryRow[]> {
    const isOlder = after === undefined ? undefined : lt(importEntries.id, after)
    return read(db, and(eq(importEntries.kind, kind), eq(importEntries.state, state), isOlder), limit)
  },

  async byId(id: number): Promise<ImportEntry | undefined> {
    const [row] = await read(db, isEntry(id), 1)
    const [entry] = await db.select().from(importEntries).where(isEntry(id))
    if (!row || !entry) return undefined
    const { author, imageUrl, siteName } = { author: null, imageUrl: null, ...entry.found }
    const comparison = await comparisonOf(db, entry)
    return { ...row, version: entry.version, draft: entry.draft, author, siteName, imageUrl, comparison }
  },

  /** Keeps what an editor has written so far; nothing of it is published. */
  saveDraft: (
    actor: Actor,
    id: number,
    version: number,
    draft: EntryDraft,
  ): Promise<EntryRefusal | undefined> =>
    db.transaction(async (tx) => {
      const entry = await openEntry(tx, id, version)
      if (typeof entry === 'string') return entry
      const changed = { draft, isEdited: true, version: version + 1, updatedAt: sql`now()` }
      await tx.update(importEntries).set(changed).where(isEntry(id))
      const [before, after] = [entry.draft, draft]
      await recordChange(tx, {
        actor,
        action: 'import_entry.edited',
        subject: { type: 'import_entry', id },
        before,
        after,
      })
      return undefined
    }),

  reject: (actor: Actor, id: number, version: number): Promise<EntryRefusal | undefined> =>
    db.transaction(async (tx) => {
      const entry = await openEntry(tx, id, version)
      if (typeof entry === 'string') return entry
      await decide(tx, actor, entry, 'rejected')
      return undefined
    }),

  /** Those of `ids` that still wait. Answers how many. */
  rejectAll: (actor: Actor, ids: readonly number[]): Promise<number> =>
    db.transaction(async (tx) => {
      const isOpen = and(inArray(importEntries.id, [...ids]), eq(importEntries.state, 'pending'))
      const entries = await tx
        .select()
        .from(importEntries)
        .where(isOpen)
        .orderBy(importEntries.id)
        .for('update')
      for (const entry of entries) await decide(tx, actor, entry, 'rejected')
      return entries.length
    }),
})
export type ImportEntriesRepository = ReturnType<typeof importEntriesRepository>

/** The entry, locked, if it still waits and is as the editor saw it. */
export async function openEntry(tx: Database, id: number, version: number): Promise<Entry | EntryRefusal> {
  const [entry] = await tx.select().from(importEntries).where(isEntry(id)).for('update')
  if (!entry) return 'unknown'
  if (entry.state !== 'pending') return 'decided'
  return entry.version === version ? entry : 'stale'
}

/** Takes an entry out of the queue, and writes down who did. */
export async function decide(
  tx: Database,
  actor: Actor,
  { id, name, sourceUrl }: Entry,
  state: 'approved' | 'rejected',
  targetId?: number,
): Promise<void> {
  const decision = {
    state,
    decidedAt: sql`now()`,
    decidedBy: actor?.id ?? null,
    version: sql`${importEntries.version} + 1`,
    isEdited: false,
  }
  await tx
    .update(importEntries)
    .set({ ...decision, ...(targetId !== undefined && { targetId }) })
    .where(isEntry(id))
  const action = state === 'approved' ? 'import_entry.approved' : 'import_entry.rejected'
  await recordChange(tx, { actor, action, subject: { type: 'import_entry', id }, after: { name, sourceUrl } })
}

async function read(db: Database, where: SQL | undefined, limit: number): Promise<ImportEntryRow[]> {
  const rows = await db
    .select({
      id: importEntries.id,
      kind: importEntries.kind,
      state: importEntries.state,
      name: importEntries.name,
      sourceUrl: importEntries.sourceUrl,
      language: sql<string | null>`${importEntries.found} ->> 'language'`,
      duplicateOf: importEntries.duplicateOf,
      duplicateScore: importEntries.duplicateScore,
      duplicateName: nameOfDuplicate,
      targetId: importEntries.targetId,
      createdAt: importEntries.createdAt,
    })
    .from(importEntries)
    .where(where)
    .orderBy(desc(importEntries.id))
    .limit(limit)
  return rows.map(({ duplicateOf, duplicateScore, duplicateName, createdAt, ...same }) => ({
    ...same,
    duplicate:
      duplicateOf !== null && duplicateName !== null && duplicateOf !== same.targetId
        ? { id: duplicateOf, name: duplicateName, score: duplicateScore ?? 0 }
        : null,
    isUpdate: same.targetId !== null && same.state === 'pending',
    createdAt: createdAt.toISOString(),
  }))
}
