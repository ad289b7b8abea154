import { and, asc, eq, sql } from 'drizzle-orm'
import type { OwnRating } from '#contracts/accounts/account.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { ratings } from '#server/db/schema-readers.ts'

export interface NewRating {
  userId: number
  recipeId: number
  rating: number
}

export const ratingsRepository = (db: Database) => ({
  of: (userId: number): Promise<OwnRating[]> =>
    db
      .select({ recipeId: ratings.recipeId, rating: ratings.rating })
      .from(ratings)
      .where(eq(ratings.userId, userId))
      .orderBy(asc(ratings.recipeId)),

  /**
   * One rating per person and recipe: a later rating replaces the earlier one. The recipe's sum and count
   * change in the same transaction. False if there is no such published recipe.
   *
   * The recipe is locked first, so that simultaneous ratings wait and none is lost. The catalogue version is
   * raised last, as in every change of a recipe. Another order would cause deadlocks.
   */
  rate: ({ userId, recipeId, rating }: NewRating): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [recipe] = await tx
        .select({ id: recipes.id })
        .from(recipes)
        .where(and(eq(recipes.id, recipeId), eq(recipes.published, true)))
        .for('no key update')
      if (!recipe) return false
      const [earlier] = await tx
        .select({ rating: ratings.rating })
        .from(ratings)
        .where(and(eq(ratings.userId, userId), eq(ratings.recipeId, recipeId)))
      if (earlier?.rating === rating) return true
      await tx
        .insert(ratings)
        .values({ userId, recipeId, rating })
        .onConflictDoUpdate({
          target: [ratings.userId, ratings.recipeId],
          set: { rating, updatedAt: sql`now()` },
        })
      await tx
        .update(recipes)
        .set({
          ratingSum: sql`${recipes.ratingSum} + ${rating - (earlier?.rating ?? 0)}`,
          ratingCount: sql`${recipes.ratingCount} + ${earlier ? 0 : 1}`,
        })
        .where(eq(recipes.id, recipeId))
      return true
    }),
})
