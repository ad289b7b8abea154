import { type SQL, sql } from 'drizzle-orm'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { FACET_BITS, masksOf } from '#domain/recipe-list/facet-bits.ts'
import type { Chosen } from '#domain/recipe-list/facet-list.ts'
import { readRecipe } from '#domain/recipe-list/recipe-reading.ts'
import { forEachText } from '#domain/recipes/recipe-texts.ts'
import { recipes } from '#server/db/schema.ts'

export const recipeColumns = {
  id: recipes.id,
  name: recipes.name,
  description: recipes.description,
  ...forEachText((name) => recipes[name]),
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
  dough: recipes.dough,
  groups: recipes.groups,
  instructions: recipes.instructions,
  reading: recipes.reading,
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

export function toRecipe({ ratingSum, publishedAt, updatedAt, groups, reading, ...row }: RecipeRow): Recipe {
  const { sourceUrl, sourceName, sourceAuthor, ...same } = row
  const { steps, bakersPct, allergens, diets, nutrition, facts } =
    reading ?? readRecipe({ ...row, groups, steps: row.instructions.split('\n') })
  return {
    ...same,
    ingredients: groups.flatMap(({ lines }) => lines),
    ingredientGroups: groups.map(({ title, isDough, lines }) => ({ title, isDough, count: lines.length })),
    groups: groups.map((group, index) => ({ ...group, bakersPct: bakersPct[index] ?? [] })),
    steps,
    allergens,
    diets,
    nutrition,
    ...facts,
    source:
      (sourceUrl ?? sourceName ?? sourceAuthor) === null
        ? null
        : { url: sourceUrl, name: sourceName, author: sourceAuthor },
    rating: same.ratingCount > 0 ? Math.round((ratingSum / same.ratingCount) * 10) / 10 : null,
    publishedAt: (publishedAt ?? updatedAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const bitsOf = (mask: string): SQL => sql`${mask}::bit(${sql.raw(String(FACET_BITS))})`

/** Conditions, all of which a row of `recipes` fulfils if its facets fit what is chosen. */
export function haveFacets(chosen: Chosen): SQL[] {
  const { required, anyOf } = masksOf(chosen)
  return [
    ...(required.includes('1') ? [sql`facets & ${bitsOf(required)} = ${bitsOf(required)}`] : []),
    ...anyOf.map((mask) => sql`facets & ${bitsOf(mask)} <> ${bitsOf('0'.repeat(FACET_BITS))}`),
  ]
}
