import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { FoundEntry } from '#contracts/import/import-entry.ts'
import { draftOfRecipe } from '#domain/import/draft-of-recipe.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { draftOfPizzeria, type ImportedPizzeria } from '#domain/import/imported-pizzeria.ts'
import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import { shortened } from '#domain/import/plain-text.ts'
import type { Database } from '#server/db/database.ts'
import { importEntries } from '#server/db/schema-import.ts'
import { entriesLike, looksOf, recheck, recheckAlike } from './duplicates.repository.ts'

export interface Finding {
  kind: ImportKind
  sourceUrl: string
  sourceId: number | null
  part?: string | undefined
  found: FoundEntry
}
export type Filed = { id: number; change: 'new' | 'changed' | 'unchanged' }

/**
 * Puts the content of a page into the review queue. A rejected entry stays rejected. If the page has
 * changed, an approved entry becomes pending again, with its old content for comparison. A pending draft
 * that an editor has changed is kept.
 */
export async function fileFinding(tx: Database, finding: Finding): Promise<Filed> {
  const { kind, sourceUrl, sourceId, part, found } = finding
  const key = part === undefined ? sourceUrl : `${sourceUrl}#${part}`
  const foundHash = hashOf(found)
  const content = { name: shortened(found.name, 200) || 'Senza nome', found, foundHash }
  const draft = draftOf(kind, found)
  const [created] = await tx
    .insert(importEntries)
    .values({ kind, key, sourceUrl, sourceId, ...content, draft })
    .onConflictDoNothing()
    .returning()
  if (created) return compared(tx, created, 'new')

  const isEntry = and(eq(importEntries.kind, kind), eq(importEntries.key, key))
  const [known] = await tx.select().from(importEntries).where(isEntry).for('update')
  if (!known) throw new Error(`entry ${key} is gone in the transaction that found it`)
  if (known.foundHash === foundHash || known.state === 'rejected')
    return { id: known.id, change: 'unchanged' }
  const isReopened = known.state === 'approved'
  const [changed] = await tx
    .update(importEntries)
    .set({
      ...content,
      state: 'pending',
      previous: isReopened ? known.found : known.previous,
      ...((isReopened || !known.isEdited) && { draft, isEdited: false }),
      version: sql`${importEntries.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(isEntry)
    .returning()
  return compared(tx, changed ?? known, 'changed')
}

const hashOf = (found: FoundEntry) =>
  createHash('sha256')
    .update(JSON.stringify({ ...found, doubts: undefined }))
    .digest('hex')

async function compared(
  tx: Database,
  entry: typeof importEntries.$inferSelect,
  change: 'new' | 'changed',
): Promise<Filed> {
  const { id, kind, found } = entry
  await recheck(tx, entry)
  await recheckAlike(tx, { kind, looks: looksOf(found), entryId: id })
  return { id, change }
}

/**
 * Returns a source URL for a page that was pasted without one: that of an earlier pasted page with similar
 * content and the same author (for a pizzeria: the same street address), otherwise a new one from the hash
 * of the content. `filed` are the other entries of this paste, which are different dishes or pizzerias.
 */
export async function addressOfNobody(
  tx: Database,
  kind: ImportKind,
  found: FoundEntry,
  filed: readonly number[],
): Promise<string> {
  const pasted = sql`${importEntries.sourceUrl} like 'incollata:%'`
  const alike = await entriesLike(tx, { kind, looks: looksOf(found), entryId: null }, pasted)
  const earlier = alike.find(({ id, entry }) => !filed.includes(id) && isOneWork(found, entry.found))
  return earlier?.entry.sourceUrl ?? `incollata:${hashOf(found).slice(0, 32)}`
}

function isOneWork(one: FoundEntry, other: FoundEntry): boolean {
  const belongsTo = (found: FoundEntry) =>
    ('author' in found ? (found.author ?? '') : found.address).toLowerCase()
  return belongsTo(one) === belongsTo(other)
}

const draftOf = (kind: ImportKind, found: FoundEntry) => ({
  ...(kind === 'recipe'
    ? draftOfRecipe(found as ImportedRecipe)
    : draftOfPizzeria(found as ImportedPizzeria)),
})

export async function pendingCount(db: Database): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(importEntries)
    .where(eq(importEntries.state, 'pending'))
  return row?.n ?? 0
}
