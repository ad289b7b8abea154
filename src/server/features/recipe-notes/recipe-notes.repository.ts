import { and, count, desc, eq } from 'drizzle-orm'
import type { ChangedNote, NewRecipeNote, RecipeNote } from '#contracts/recipe-notes/recipe-note.ts'
import { RECIPE_NOTE_LIMITS } from '#domain/recipe-notes/note-limits.ts'
import type { Database } from '#server/db/database.ts'
import { isVersion, newVersion } from '#server/db/new-version.ts'
import { recipes } from '#server/db/schema.ts'
import { recipeNotes } from '#server/db/schema-readers.ts'
import { lockUser } from '#server/features/accounts/users/lock-user.repository.ts'

const toRecipeNote = ({
  userId: _writer,
  createdAt,
  updatedAt,
  ...row
}: typeof recipeNotes.$inferSelect): RecipeNote => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

const isOwn = (userId: number, id: number) => and(eq(recipeNotes.userId, userId), eq(recipeNotes.id, id))

export const recipeNotesRepository = (db: Database) => ({
  async list(userId: number, recipeId: number | undefined): Promise<RecipeNote[]> {
    const rows = await db
      .select()
      .from(recipeNotes)
      .where(
        and(
          eq(recipeNotes.userId, userId),
          recipeId === undefined ? undefined : eq(recipeNotes.recipeId, recipeId),
        ),
      )
      .orderBy(desc(recipeNotes.cookedOn), desc(recipeNotes.id))
    return rows.map(toRecipeNote)
  },

  add: (userId: number, note: NewRecipeNote): Promise<RecipeNote | 'unknown_recipe' | 'too_many'> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId)
      const [recipe] = await tx
        .select({ id: recipes.id })
        .from(recipes)
        .where(and(eq(recipes.id, note.recipeId), eq(recipes.published, true)))
      if (!recipe) return 'unknown_recipe'
      const [kept] = await tx
        .select({ total: count() })
        .from(recipeNotes)
        .where(eq(recipeNotes.userId, userId))
      if ((kept?.total ?? 0) >= RECIPE_NOTE_LIMITS.count) return 'too_many'
      const [row] = await tx
        .insert(recipeNotes)
        .values({ ...note, userId })
        .returning()
      if (!row) throw new Error('a note was not returned')
      return toRecipeNote(row)
    }),

  /** `outdated` is the current note, if it was changed after `basedOn`. Undefined if there is no such note. */
  change: (
    userId: number,
    id: number,
    { basedOn, ...written }: ChangedNote,
  ): Promise<{ changed: RecipeNote } | { outdated: RecipeNote } | undefined> =>
    db.transaction(async (tx) => {
      const [before] = await tx.select().from(recipeNotes).where(isOwn(userId, id)).for('no key update')
      if (!before) return undefined
      if (!isVersion(before.updatedAt, basedOn)) return { outdated: toRecipeNote(before) }
      const [row] = await tx
        .update(recipeNotes)
        .set({ ...written, updatedAt: newVersion(recipeNotes.updatedAt) })
        .where(eq(recipeNotes.id, id))
        .returning()
      return row && { changed: toRecipeNote(row) }
    }),

  async remove(userId: number, id: number): Promise<boolean> {
    const { rowCount } = await db.delete(recipeNotes).where(isOwn(userId, id))
    return (rowCount ?? 0) > 0
  },
})
