import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'
import { recipes } from './schema.ts'

export const aiUsage = pgTable('ai_usage', {
  day: date('day').primaryKey(),
  requests: integer('requests').notNull(),
  tokens: integer('tokens').notNull(),
})

export const aiAnswers = pgTable(
  'ai_answers',
  {
    recipeId: integer('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    wish: text('wish').notNull(),
    model: text('model').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.wish, table.model] })],
)
