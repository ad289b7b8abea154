import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PizzeriaDraft } from '#contracts/admin-pizzerias.ts'
import type { RecipeEntryDraft } from '#contracts/import-entry.ts'
import { groupsOfLines } from '#domain/import/draft-of-recipe.ts'
import { type Actor, recordChange } from '#server/audit/audit-log.repository.ts'
import type { Database } from '#server/db/database.ts'
import { violatedConstraint } from '#server/db/database-errors.ts'
import { pizzerias, recipes } from '#server/db/schema.ts'
import { importEntries } from '#server/db/schema-import.ts'
import { decide, type Entry, type EntryRefusal, openEntry } from './import-entries.repository.ts'

export type ApprovalRefusal = EntryRefusal | 'name_taken'

interface Decision<Draft> {
  id: number
  version: number
  draft: Draft
}

/** The only way from the review queue onto the site: somebody has read the draft and says yes. */
export const approvalsRepository = (db: Database) => ({
  recipe: (
    actor: Actor,
    { id, version, draft }: Decision<RecipeEntryDraft>,
  ): Promise<number | ApprovalRefusal> =>
    db.transaction(async (tx) => {
      const entry = await openEntry(tx, id, version)
      if (typeof entry === 'string') return entry
      const recipeId = await publishRecipe(tx, actor, entry, draft)
      await tx.update(importEntries).set({ draft }).where(eq(importEntries.id, id))
      await decide(tx, actor, { ...entry, name: draft.name }, 'approved', recipeId)
      return recipeId
    }),

  async pizzeria(
    actor: Actor,
    { id, version, draft }: Decision<PizzeriaDraft>,
  ): Promise<number | ApprovalRefusal> {
    try {
      return await db.transaction(async (tx) => {
        const entry = await openEntry(tx, id, version)
        if (typeof entry === 'string') return entry
        const pizzeriaId = await publishPizzeria(tx, actor, entry, draft)
        await tx.update(importEntries).set({ draft }).where(eq(importEntries.id, id))
        await decide(tx, actor, { ...entry, name: draft.name }, 'approved', pizzeriaId)
        return pizzeriaId
      })
    } catch (error) {
      if (violatedConstraint(error) === 'pizzerias_name_city_unique') return 'name_taken'
      throw error
    }
  },
})
export type ApprovalsRepository = ReturnType<typeof approvalsRepository>

/** The recipe that the entry became before, brought up to date; a new one when there is none, or it was deleted. */
async function publishRecipe(
  tx: Database,
  actor: Actor,
  entry: Entry,
  draft: RecipeEntryDraft,
): Promise<number> {
  const row = recipeRow(entry, draft)
  const isThere = and(eq(recipes.id, entry.targetId ?? 0), isNull(recipes.deletedAt))
  const [before] = await tx.select().from(recipes).where(isThere).for('update')
  if (before) {
    const [after] = await tx
      .update(recipes)
      .set({ ...row, updatedAt: sql`now()`, editedAt: sql`now()` })
      .where(eq(recipes.id, before.id))
      .returning()
    await recordChange(tx, {
      actor,
      action: 'recipe.changed',
      subject: { type: 'recipe', id: before.id },
      before: shown(before),
      after: shown({ ...before, ...after }),
    })
    return before.id
  }
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('recipes', 'id'))::int as id`,
  )
  const id = rows[0]?.id ?? 0
  const created = { ...row, id, imageUrl: `/immagini/ricette/${id}.svg` }
  await tx.insert(recipes).values({ ...created, editedAt: sql`now()` })
  await recordChange(tx, { actor, action: 'recipe.created', subject: { type: 'recipe', id }, after: created })
  return id
}

function recipeRow({ found, sourceUrl }: Entry, draft: RecipeEntryDraft) {
  const { steps, ingredients: _lines, ...fields } = draft
  const groups = groupsOfLines(draft.ingredients)
  return {
    ...fields,
    preparationTime: draft.activeTime + draft.restTime + draft.bakeTime,
    ingredients: groups.flatMap(({ lines }) => lines),
    ingredientGroups: groups.map(({ title, isDough, lines }) => ({ title, isDough, count: lines.length })),
    instructions: steps.join('\n'),
    // A page that was pasted without its address has none to show.
    sourceUrl: webOnly(sourceUrl),
    sourceName: found.siteName,
    sourceAuthor: 'author' in found ? found.author : null,
  }
}

const webOnly = (url: string): string | null => (/^https?:/.test(url) ? url : null)

/** Without what the database makes of a row for searching. */
const shown = ({
  tsv: _tsv,
  nameTsv: _nameTsv,
  nameNormalised: _name,
  updatedAt: _updated,
  editedAt: _edited,
  ...fields
}: typeof recipes.$inferSelect) => fields

async function publishPizzeria(
  tx: Database,
  actor: Actor,
  entry: Entry,
  draft: PizzeriaDraft,
): Promise<number> {
  const row = { ...draft, sourceUrl: webOnly(entry.sourceUrl) }
  const [before] = await tx
    .select()
    .from(pizzerias)
    .where(and(eq(pizzerias.id, entry.targetId ?? 0), isNull(pizzerias.deletedAt)))
    .for('update')
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
