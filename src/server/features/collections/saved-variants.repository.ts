import { and, count, desc, eq, sql } from 'drizzle-orm'
import {
  type NewSavedVariant,
  SAVED_VARIANT_LIMITS,
  type SavedVariant,
} from '#contracts/collections/saved-variant.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { savedVariants } from '#server/db/schema-readers.ts'
import { lockUser } from '#server/features/accounts/users/lock-user.repository.ts'

type Row = typeof savedVariants.$inferSelect
const toSavedVariant = ({ userId: _owner, createdAt, ...row }: Row): SavedVariant => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

export const savedVariantsRepository = (db: Database) => ({
  async list(userId: number): Promise<SavedVariant[]> {
    const rows = await db
      .select()
      .from(savedVariants)
      .where(eq(savedVariants.userId, userId))
      .orderBy(desc(savedVariants.id))
    return rows.map(toSavedVariant)
  },

  add: (userId: number, variant: NewSavedVariant): Promise<SavedVariant | 'unknown_recipe' | 'too_many'> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId)
      const [recipe] = await tx
        .select({ name: recipes.name })
        .from(recipes)
        .where(and(eq(recipes.id, variant.recipeId), eq(recipes.published, true)))
      if (!recipe) return 'unknown_recipe'
      const [same] = await tx.select().from(savedVariants).where(isSame(userId, variant)).limit(1)
      if (same) return toSavedVariant(same)
      const [kept] = await tx
        .select({ total: count() })
        .from(savedVariants)
        .where(eq(savedVariants.userId, userId))
      if ((kept?.total ?? 0) >= SAVED_VARIANT_LIMITS.count) return 'too_many'
      const [row] = await tx
        .insert(savedVariants)
        .values({ ...variant, userId, recipeName: recipe.name })
        .returning()
      if (!row) throw new Error('a saved variant was not returned')
      return toSavedVariant(row)
    }),

  async remove(userId: number, id: number): Promise<boolean> {
    const { rowCount } = await db
      .delete(savedVariants)
      .where(and(eq(savedVariants.userId, userId), eq(savedVariants.id, id)))
    return (rowCount ?? 0) > 0
  },
})

const isSame = (userId: number, { recipeId, variantType, text }: NewSavedVariant) =>
  and(
    eq(savedVariants.userId, userId),
    eq(savedVariants.recipeId, recipeId),
    eq(savedVariants.variantType, variantType),
    sql`md5(${savedVariants.text}) = md5(${text})`,
  )
