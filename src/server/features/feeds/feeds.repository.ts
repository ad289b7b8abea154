import { desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import type { FeedRecipe } from './feed-recipe.ts'

const columns = {
  id: recipes.id,
  name: recipes.name,
  description: recipes.description,
  category: recipes.category,
  imageUrl: recipes.imageUrl,
  publishedAt: recipes.publishedAt,
  updatedAt: recipes.updatedAt,
}

export const feedsRepository = (db: Database) => ({
  async newest(limit: number): Promise<FeedRecipe[]> {
    const rows = await db
      .select(columns)
      .from(recipes)
      .where(eq(recipes.published, true))
      .orderBy(desc(recipes.publishedAt), desc(recipes.id))
      .limit(limit)
    return rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt ?? row.updatedAt }))
  },
})
