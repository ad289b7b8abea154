import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Comparison, RecipeEntryDraft } from '#contracts/import/import-entry.ts'
import type { PizzeriaDraft } from '#contracts/pizzerias/admin-pizzerias.ts'
import { groupsOfLines } from '#domain/import/group-headings.ts'
import type { Database } from '#server/db/database.ts'
import { violatedConstraint } from '#server/db/database-errors.ts'
import { pizzerias } from '#server/db/schema.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'
import {
  type Duplicate,
  duplicateOnSite,
  looksOf,
  recheckAlike,
} from '#server/features/import/queue/duplicates.repository.ts'
import { type EditedRow, toColumns } from '#server/features/recipes/edited-recipe.repository.ts'
import {
  changeRecipe,
  editedNow,
  insertRecipe,
  lockedRecipe,
  type RecipeOrigin,
} from '#server/features/recipes/recipe-writing.repository.ts'
import { comparisonWithSite } from './entry-comparison.repository.ts'
import { decide, type Entry, type EntryRefusal, openEntry } from './import-entries.repository.ts'

export type ApprovalRefusal = EntryRefusal | 'name_taken'

interface Decision<Draft> {
  id: number
  version: number
  draft: Draft
  differsFrom?: readonly number[] | undefined
}

export interface FoundTwin {
  duplicate: Duplicate
  comparison: Comparison
}

export const approvalsRepository = (db: Database) => ({
  recipe: (
    actor: Actor,
    { id, version, draft, differsFrom }: Decision<RecipeEntryDraft>,
  ): Promise<number | ApprovalRefusal | FoundTwin> =>
    db.transaction(async (tx) => {
      await oneAfterTheOther(tx)
      const entry = await openEntry(tx, id, version)
      if (typeof entry === 'string') return entry
      const target = await lockedRecipe(tx, entry.targetId ?? 0)
      const before = target?.deletedAt ? undefined : target
      const twin = before ? undefined : await twinOf(tx, entry, { kind: 'recipe', draft }, differsFrom)
      if (twin) return twin
      const recipeId = await publishRecipe(tx, actor, { entry, draft, before })
      await settle(tx, actor, entry, { targetId: recipeId, draft })
      return recipeId
    }),

  async pizzeria(
    actor: Actor,
    { id, version, draft, differsFrom }: Decision<PizzeriaDraft>,
  ): Promise<number | ApprovalRefusal | FoundTwin> {
    try {
      return await db.transaction(async (tx) => {
        await oneAfterTheOther(tx)
        const entry = await openEntry(tx, id, version)
        if (typeof entry === 'string') return entry
        const isThere = and(eq(pizzerias.id, entry.targetId ?? 0), isNull(pizzerias.deletedAt))
        const [before] = await tx.select().from(pizzerias).where(isThere).for('update')
        const known = { kind: 'pizzeria', draft } as const
        const twin = before ? undefined : await twinOf(tx, entry, known, differsFrom)
        if (twin && twin.duplicate.name === draft.name && (await isTaken(tx, draft))) return 'name_taken'
        if (twin) return twin
        const row = { ...draft, sourceUrl: webOnly(entry.sourceUrl) }
        const pizzeriaId = await publishPizzeria(tx, actor, row, before)
        await settle(tx, actor, entry, { targetId: pizzeriaId, draft })
        return pizzeriaId
      })
    } catch (error) {
      if (violatedConstraint(error) === 'pizzerias_name_city_unique') return 'name_taken'
      throw error
    }
  },
})

const oneAfterTheOther = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('import_approvals', 0))`)

async function twinOf(
  tx: Database,
  { id, sourceUrl, targetId }: Entry,
  known: Parameters<typeof comparisonWithSite>[1],
  differsFrom: readonly number[] = [],
): Promise<FoundTwin | undefined> {
  const sought = { kind: known.kind, looks: looksOf(known.draft), sourceUrl, targetId, entryId: id }
  const duplicate = await duplicateOnSite(tx, sought, differsFrom)
  return duplicate && { duplicate, comparison: await comparisonWithSite(tx, known, duplicate.id) }
}

async function isTaken(tx: Database, { name, city }: PizzeriaDraft): Promise<boolean> {
  const [taken] = await tx
    .select({ id: pizzerias.id })
    .from(pizzerias)
    .where(and(eq(pizzerias.name, name), eq(pizzerias.city, city), isNull(pizzerias.deletedAt)))
  return taken !== undefined
}

async function settle(
  tx: Database,
  actor: Actor,
  entry: Entry,
  approved: Parameters<typeof decide>[3] & object,
): Promise<void> {
  await decide(tx, actor, entry, approved)
  await recheckAlike(tx, { kind: entry.kind, looks: looksOf(approved.draft), entryId: entry.id })
}

async function publishRecipe(
  tx: Database,
  actor: Actor,
  { entry, draft, before }: { entry: Entry; draft: RecipeEntryDraft; before: EditedRow | undefined },
): Promise<number> {
  const { ingredients, ...fields } = draft
  const written = { ...fields, groups: groupsOfLines(ingredients), imageUrl: before?.imageUrl ?? '' }
  const origin = originOf(entry)
  if (!before) return (await insertRecipe(tx, actor, { draft: written, origin, isPublished: true })).id
  const set = { ...toColumns(written, before), ...origin }
  await changeRecipe(tx, { actor, action: 'recipe.changed', before, set, stamps: editedNow })
  return before.id
}

const originOf = ({ found, sourceUrl }: Entry): RecipeOrigin => ({
  sourceUrl: webOnly(sourceUrl),
  sourceName: found.siteName,
  sourceAuthor: 'author' in found ? found.author : null,
})

const webOnly = (url: string): string | null => (/^https?:/.test(url) ? url : null)

async function publishPizzeria(
  tx: Database,
  actor: Actor,
  row: PizzeriaDraft & { sourceUrl: string | null },
  before: typeof pizzerias.$inferSelect | undefined,
): Promise<number> {
  if (before) {
    await tx
      .update(pizzerias)
      .set({ ...row, updatedAt: sql`now()`, editedAt: sql`now()` })
      .where(eq(pizzerias.id, before.id))
    const { updatedAt: _updated, editedAt: _edited, deletedAt: _deleted, ...fields } = before
    await recordChange(tx, {
      actor,
      action: 'pizzeria.changed',
      subject: { type: 'pizzeria', id: before.id },
      before: fields,
      after: { ...fields, ...row },
    })
    return before.id
  }
  const [created] = await tx
    .insert(pizzerias)
    .values({ ...row, editedAt: sql`now()` })
    .returning({ id: pizzerias.id })
  const id = created?.id ?? 0
  await recordChange(tx, { actor, action: 'pizzeria.created', subject: { type: 'pizzeria', id }, after: row })
  return id
}
