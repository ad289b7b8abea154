/**
 * Writes recipes for administrators and for imported pages. New recipes and changes are recorded in the audit
 * log.
 */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { AdminRecipe } from '#contracts/recipes/admin-recipes.ts'
import type { AuditAction } from '#domain/audit-log/audit-actions.ts'
import { forEachText } from '#domain/recipes/recipe-texts.ts'
import type { Database } from '#server/db/database.ts'
import { newVersion } from '#server/db/new-version.ts'
import { recipes } from '#server/db/schema.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'
import {
  type EditedRow,
  editingColumns,
  recorded,
  toAdminRecipe,
  toColumns,
  type WrittenRecipe,
} from './edited-recipe.repository.ts'

export type RecipeOrigin = Pick<EditedRow, 'sourceUrl' | 'sourceName' | 'sourceAuthor'>
export const OUR_OWN: RecipeOrigin = { sourceUrl: null, sourceName: null, sourceAuthor: null }

export const editedNow = { updatedAt: newVersion(recipes.updatedAt), editedAt: sql`now()` }

export async function lockedRecipe(tx: Database, id: number): Promise<EditedRow | undefined> {
  const [row] = await tx.select(editingColumns).from(recipes).where(eq(recipes.id, id)).for('no key update')
  return row
}

export async function insertRecipe(
  tx: Database,
  actor: Actor,
  { draft, origin, isPublished }: { draft: WrittenRecipe; origin: RecipeOrigin; isPublished: boolean },
): Promise<AdminRecipe> {
  const { rows } = await tx.execute(sql`select nextval(pg_get_serial_sequence('recipes', 'id'))::int as id`)
  const id = Number(rows[0]?.id)
  const values = {
    ...forEachText(() => null),
    dough: null,
    youtubeVideoId: null,
    ...toColumns(draft, undefined),
    ...origin,
    id,
    published: isPublished,
  }
  const after = recorded(values)
  await recordChange(tx, { actor, action: 'recipe.created', subject: { type: 'recipe', id }, after })
  const [created] = await tx
    .insert(recipes)
    .values({
      ...values,
      publishedAt: isPublished ? sql`now()` : null,
      updatedAt: sql`date_trunc('milliseconds', now())`,
      editedAt: sql`now()`,
    })
    .returning(editingColumns)
  if (!created) throw new Error('an inserted recipe was not returned')
  return toAdminRecipe(created)
}

export interface RecipeChange {
  actor: Actor
  action: AuditAction
  before: EditedRow
  set: Partial<EditedRow>
  stamps: Partial<Record<'publishedAt' | 'updatedAt' | 'editedAt', SQL>>
}

/** A change without a difference is not stored: it adds no audit log entry and no version. */
export async function changeRecipe(
  tx: Database,
  { actor, action, before, set, stamps }: RecipeChange,
): Promise<AdminRecipe> {
  const after = recorded({ ...before, ...set })
  const subject = { type: 'recipe', id: before.id } as const
  const isChange = await recordChange(tx, { actor, action, subject, before: recorded(before), after })
  return isChange ? updateRecipe(tx, before.id, { ...set, ...stamps }) : toAdminRecipe(before)
}

export async function updateRecipe(
  tx: Database,
  id: number,
  set: Parameters<ReturnType<typeof tx.update<typeof recipes>>['set']>[0],
): Promise<AdminRecipe> {
  const [row] = await tx.update(recipes).set(set).where(eq(recipes.id, id)).returning(editingColumns)
  if (!row) throw new Error(`recipe ${id} is gone in the transaction that locked it`)
  return toAdminRecipe(row)
}
