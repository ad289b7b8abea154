/** How a row of `recipes` becomes the contract's recipe; the two searches and the lists share it. */
import type { Recipe, WholeRecipe } from '#contracts/recipe.ts'
import { allergensOfRecipe, dietsOfRecipe } from '#domain/recipe/recipe-diets.ts'
import { readSteps } from '#domain/recipe/step-marks.ts'
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
  groups: recipes.groups,
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

export function toRecipe({ ratingSum, publishedAt, updatedAt, groups, ...row }: RecipeRow): Recipe {
  const { sourceUrl, sourceName, sourceAuthor, ...same } = row
  return {
    ...same,
    ingredients: groups.flatMap(({ lines }) => lines),
    ingredientGroups: groups.map(({ title, isDough, lines }) => ({ title, isDough, count: lines.length })),
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

export const wholeRecipeColumns = { ...recipeColumns, steps: recipes.steps } as const
type WholeRecipeRow = Pick<typeof recipes.$inferSelect, keyof typeof wholeRecipeColumns>

/** With its parts, and for whom it is. */
export function toWholeRecipe({ steps, ...row }: WholeRecipeRow): WholeRecipe {
  const recipe = toRecipe(row)
  return {
    ...recipe,
    groups: row.groups,
    steps: readSteps(row.groups, steps).steps,
    allergens: allergensOfRecipe(recipe.ingredients),
    diets: dietsOfRecipe(recipe),
  }
}
