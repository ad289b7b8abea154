/** How a row of `recipes` becomes the contract's recipe; the two searches and the lists share it. */
import { sql } from 'drizzle-orm'
import type { Recipe } from '#contracts/recipe.ts'
import { recipes } from '#server/db/schema.ts'

/** The columns that the contract needs: the search vectors stay in the database. */
export const recipeColumns = {
  id: recipes.id,
  name: recipes.name,
  description: recipes.description,
  category: recipes.category,
  difficulty: recipes.difficulty,
  imageUrl: recipes.imageUrl,
  ratingSum: recipes.ratingSum,
  ratingCount: recipes.ratingCount,
  preparationTime: recipes.preparationTime,
  activeTime: recipes.activeTime,
  restTime: recipes.restTime,
  bakeTime: recipes.bakeTime,
  servings: recipes.servings,
  servingsUnit: recipes.servingsUnit,
  // The driver reads an array letter by letter, and JSON at once: of a hundred whole recipes half the time.
  ingredients: sql<string[]>`to_json(${recipes.ingredients})`.as('ingredients'),
  ingredientGroups: recipes.ingredientGroups,
  instructions: recipes.instructions,
  isVegan: recipes.isVegan,
  isGlutenFree: recipes.isGlutenFree,
  youtubeVideoId: recipes.youtubeVideoId,
  sourceUrl: recipes.sourceUrl,
  sourceName: recipes.sourceName,
  sourceAuthor: recipes.sourceAuthor,
  publishedAt: recipes.publishedAt,
  updatedAt: recipes.updatedAt,
} as const

type RecipeRow = Pick<typeof recipes.$inferSelect, keyof typeof recipeColumns>

export function toRecipe({ ratingSum, publishedAt, updatedAt, ...row }: RecipeRow): Recipe {
  const { sourceUrl, sourceName, sourceAuthor, ...same } = row
  return {
    ...same,
    source:
      (sourceUrl ?? sourceName ?? sourceAuthor) === null
        ? null
        : { url: sourceUrl, name: sourceName, author: sourceAuthor },
    rating: same.ratingCount > 0 ? Math.round((ratingSum / same.ratingCount) * 10) / 10 : null,
    // Only administrators ever see a draft, which has no date of its own yet.
    publishedAt: (publishedAt ?? updatedAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
