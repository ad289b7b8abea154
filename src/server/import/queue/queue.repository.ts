import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { FoundEntry } from '#contracts/import-entry.ts'
import { draftOfRecipe } from '#domain/import/draft-of-recipe.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { draftOfPizzeria, type ImportedPizzeria } from '#domain/import/imported-pizzeria.ts'
import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import { shortened } from '#domain/import/plain-text.ts'
import type { Database } from '#server/db/database.ts'
import { importEntries } from '#server/db/schema-import.ts'
import { duplicateOf } from './duplicates.repository.ts'

export interface Finding {
  kind: ImportKind
  sourceUrl: string
  sourceId: number | null
  /** Which of several things of one page. */
  part?: string | undefined
  found: FoundEntry
}
export type Filed = { id: number; change: 'new' | 'changed' | 'unchanged' }

/**
 * Puts what a page says into the review queue, once for each page however often it is read. What was rejected stays so;
 * what was approved comes back when the page has changed, with what it said before; a draft that somebody has worked on
 * is left alone.
 */
export async function fileFinding(tx: Database, finding: Finding): Promise<Filed> {
  const { kind, sourceUrl, sourceId, part, found } = finding
  const key = part === undefined ? sourceUrl : `${sourceUrl}#${part}`
  const foundHash = createHash('sha256').update(JSON.stringify(found)).digest('hex')
  const duplicate = await duplicateOf(tx, kind, found, sourceUrl)
  const content = {
    name: shortened(found.name, 200) || 'Senza nome',
    found,
    foundHash,
    duplicateOf: duplicate?.id ?? null,
    duplicateScore: duplicate?.score ?? null,
  }
  const draft = draftOf(kind, found)
  const [created] = await tx
    .insert(importEntries)
    .values({ kind, key, sourceUrl, sourceId, ...content, draft })
    .onConflictDoNothing()
    .returning({ id: importEntries.id })
  if (created) return { id: created.id, change: 'new' }

  const isEntry = and(eq(importEntries.kind, kind), eq(importEntries.key, key))
  const [known] = await tx.select().from(importEntries).where(isEntry).for('update')
  if (!known) throw new Error(`entry ${key} is gone in the transaction that found it`)
  if (known.foundHash === foundHash || known.state === 'rejected')
    return { id: known.id, change: 'unchanged' }
  const isReopened = known.state === 'approved'
  await tx
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
  return { id: known.id, change: 'changed' }
}

const draftOf = (kind: ImportKind, found: FoundEntry) => ({
  ...(kind === 'recipe'
    ? draftOfRecipe(found as ImportedRecipe)
    : draftOfPizzeria(found as ImportedPizzeria)),
})

/** How many entries wait for a decision. */
export async function pendingCount(db: Database): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(importEntries)
    .where(eq(importEntries.state, 'pending'))
  return row?.n ?? 0
}
