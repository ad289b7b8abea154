import { and, arrayContains, inArray, isNull, ne, sql } from 'drizzle-orm'
import {
  type AdminGlossaryTerm,
  type GlossaryDraft,
  TERM_LIMITS,
} from '#contracts/glossary/admin-glossary.ts'
import type { Database } from '#server/db/database.ts'
import { newVersion } from '#server/db/new-version.ts'
import { glossaryTerms } from '#server/db/schema.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'
import { entryEditing } from '#server/features/entry-editing/entry-editing.repository.ts'

type Row = typeof glossaryTerms.$inferSelect

export const glossaryEditingRepository = (db: Database) =>
  entryEditing(db, {
    table: glossaryTerms,
    subject: 'glossary_term',
    searched: sql`${glossaryTerms.term} || ' ' || ${glossaryTerms.definition}`,
    uniqueIndex: 'glossary_terms_term_unique',
    toColumns: ({ term, definition, related }: GlossaryDraft) => ({ term, definition, related }),
    recorded: ({ term, definition, related }) => ({ term, definition, related }),
    toEntry,
    prepare: async (tx, draft, id = 0) => {
      // A change may touch several terms. All terms are locked in the same order, so that concurrent changes
      // cannot deadlock.
      await tx.select({ id: glossaryTerms.id }).from(glossaryTerms).orderBy(glossaryTerms.id).for('update')
      return draft && !(await areThere(tx, draft.related, id)) ? 'dead_link' : undefined
    },
    follow: async (tx, { actor, draft, before }) => {
      const { term } = draft
      if (before && before.term !== term) await rename(tx, actor, before.term, term)
      if (draft.linkBack) await linkBack(tx, actor, draft)
    },
  })

async function toEntry({ updatedAt, deletedAt, editedAt: _edited, ...same }: Row, tx: Database) {
  const linking = await tx
    .select({ term: glossaryTerms.term })
    .from(glossaryTerms)
    .where(and(isNull(glossaryTerms.deletedAt), arrayContains(glossaryTerms.related, [same.term])))
    .orderBy(sql`${glossaryTerms.term} collate "und-x-icu"`)
  return {
    ...same,
    linkedFrom: linking.map(({ term }) => term),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  } satisfies AdminGlossaryTerm
}

/** True if all related terms exist and none is the term itself. Deleted terms count as existing, because
 * they can be restored. */
async function areThere(tx: Database, related: string[], ownId: number): Promise<boolean> {
  if (related.length === 0) return true
  const known = await tx
    .selectDistinct({ term: glossaryTerms.term })
    .from(glossaryTerms)
    .where(and(inArray(glossaryTerms.term, related), ne(glossaryTerms.id, ownId)))
  return known.length === related.length
}

async function rename(tx: Database, actor: Actor, from: string, to: string): Promise<void> {
  const leading = await tx
    .select()
    .from(glossaryTerms)
    .where(arrayContains(glossaryTerms.related, [from]))
  for (const row of leading) {
    const related = row.related.map((one) => (one === from ? to : one))
    await relate(tx, actor, row, [...new Set(related)])
  }
}

async function linkBack(tx: Database, actor: Actor, { term, related }: GlossaryDraft): Promise<void> {
  if (related.length === 0) return
  const others = await tx
    .select()
    .from(glossaryTerms)
    .where(and(inArray(glossaryTerms.term, related), isNull(glossaryTerms.deletedAt)))
  for (const row of others) {
    if (!row.related.includes(term) && row.related.length < TERM_LIMITS.related)
      await relate(tx, actor, row, [...row.related, term])
  }
}

async function relate(tx: Database, actor: Actor, row: Row, related: string[]): Promise<void> {
  await recordChange(tx, {
    actor,
    action: 'glossary_term.changed',
    subject: { type: 'glossary_term', id: row.id },
    before: { related: row.related },
    after: { related },
  })
  await tx
    .update(glossaryTerms)
    .set({ related, editedAt: sql`now()`, updatedAt: newVersion(glossaryTerms.updatedAt) })
    .where(sql`${glossaryTerms.id} = ${row.id}`)
}
