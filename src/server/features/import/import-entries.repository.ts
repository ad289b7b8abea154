import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { EntryDraft, EntrySearch, ImportEntry, ImportEntryRow } from '#contracts/import/import-entry.ts'
import { draftOfRecipe, guessesOf } from '#domain/import/draft-of-recipe.ts'
import type { ImportedPizzeria } from '#domain/import/imported-pizzeria.ts'
import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import { saidOfPizzeria, saidOfRecipe } from '#domain/import/said-by-page.ts'
import type { Database } from '#server/db/database.ts'
import { pizzerias, recipes } from '#server/db/schema.ts'
import { importEntries } from '#server/db/schema-import.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'
import { recheck } from '#server/features/import/queue/duplicates.repository.ts'
import { comparisonOf } from './entry-comparison.repository.ts'

export type Entry = typeof importEntries.$inferSelect
export type EntryRefusal = 'unknown' | 'decided' | 'stale'

const isEntry = (id: number) => eq(importEntries.id, id)
const nameOfDuplicate = sql<string | null>`case when ${importEntries.kind} = 'recipe'
  then (select name from ${recipes} where ${recipes.id} = ${importEntries.duplicateOf} and ${recipes.deletedAt} is null)
  else (select name from ${pizzerias} where ${pizzerias.id} = ${importEntries.duplicateOf} and ${pizzerias.deletedAt} is null) end`
const nameOfTwin = sql<string | null>`(
  select twin.name from import_entries as twin
  where twin.id = import_entries.duplicate_entry and twin.state = 'pending' and import_entries.state = 'pending')`

export const importEntriesRepository = (db: Database) => ({
  async page({ kind, state, after }: EntrySearch, limit: number): Promise<ImportEntryRow[]> {
    const isOlder = after === undefined ? undefined : lt(importEntries.id, after)
    return read(db, and(eq(importEntries.kind, kind), eq(importEntries.state, state), isOlder), limit)
  },

  /** Checks a pending entry for duplicates again, because site and queue may have changed since the import. */
  async byId(id: number): Promise<ImportEntry | undefined> {
    const [filed] = await db.select().from(importEntries).where(isEntry(id))
    if (filed?.state === 'pending') await recheck(db, filed)
    const [row] = await read(db, isEntry(id), 1)
    const [entry] = await db.select().from(importEntries).where(isEntry(id))
    if (!row || !entry) return undefined
    const { author, imageUrl, siteName } = { author: null, imageUrl: null, ...entry.found }
    const comparison = await comparisonOf(db, entry)
    const { version, draft } = entry
    return {
      ...row,
      version,
      draft,
      author,
      siteName,
      imageUrl,
      said: saidOf(entry),
      guesses: guessesOfEntry(entry),
      comparison,
    }
  },

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
      await decide(tx, actor, entry)
      return undefined
    }),

  rejectAll: (actor: Actor, ids: readonly number[]): Promise<number> =>
    db.transaction(async (tx) => {
      const isOpen = and(inArray(importEntries.id, [...ids]), eq(importEntries.state, 'pending'))
      const entries = await tx
        .select()
        .from(importEntries)
        .where(isOpen)
        .orderBy(importEntries.id)
        .for('update')
      for (const entry of entries) await decide(tx, actor, entry)
      return entries.length
    }),
})

const saidOf = ({ kind, found }: Entry): ImportEntry['said'] =>
  kind === 'recipe' ? saidOfRecipe(found as ImportedRecipe) : saidOfPizzeria(found as ImportedPizzeria)

function guessesOfEntry({ kind, found, draft }: Entry): ImportEntry['guesses'] {
  if (kind !== 'recipe') return {}
  const first: EntryDraft = { ...draftOfRecipe(found as ImportedRecipe) }
  const guesses = Object.entries(guessesOf(found as ImportedRecipe))
  return Object.fromEntries(guesses.filter(([field]) => draft[field] === first[field]))
}

export async function openEntry(tx: Database, id: number, version: number): Promise<Entry | EntryRefusal> {
  const [entry] = await tx.select().from(importEntries).where(isEntry(id)).for('update')
  if (!entry) return 'unknown'
  if (entry.state !== 'pending') return 'decided'
  return entry.version === version ? entry : 'stale'
}

export async function decide(
  tx: Database,
  actor: Actor,
  entry: Entry,
  approved?: { targetId: number; draft: EntryDraft },
): Promise<void> {
  const { id } = entry
  const state = approved ? 'approved' : 'rejected'
  const decision = {
    state,
    decidedAt: sql`now()`,
    decidedBy: actor?.id ?? null,
    version: sql`${importEntries.version} + 1`,
    isEdited: false,
    ...approved,
  } as const
  await tx.update(importEntries).set(decision).where(isEntry(id))
  await recordChange(tx, {
    actor,
    action: `import_entry.${state}`,
    subject: { type: 'import_entry', id },
    before: { state: entry.state, ...(approved && { targetId: entry.targetId, ...entry.draft }) },
    after: { state, ...(approved && { targetId: approved.targetId, ...approved.draft }) },
  })
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
      doubts: sql<string[]>`coalesce(${importEntries.found} -> 'doubts', '[]')`,
      duplicateOf: importEntries.duplicateOf,
      duplicateScore: importEntries.duplicateScore,
      duplicateName: nameOfDuplicate,
      duplicateEntry: importEntries.duplicateEntry,
      twinName: nameOfTwin,
      targetId: importEntries.targetId,
      createdAt: importEntries.createdAt,
    })
    .from(importEntries)
    .where(where)
    .orderBy(desc(importEntries.id))
    .limit(limit)
  return rows.map(
    ({ duplicateOf, duplicateScore, duplicateName, duplicateEntry, twinName, createdAt, ...same }) => ({
      ...same,
      duplicate:
        duplicateIn('site', duplicateOf, duplicateName, duplicateScore) ??
        duplicateIn('queue', duplicateEntry, twinName, duplicateScore),
      isUpdate: same.targetId !== null && same.state === 'pending',
      createdAt: createdAt.toISOString(),
    }),
  )
}

const duplicateIn = (
  where: 'site' | 'queue',
  id: number | null,
  name: string | null,
  score: number | null,
): ImportEntryRow['duplicate'] =>
  id === null || name === null ? null : { where, id, name, score: score ?? 0 }
