import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { DoughRecipePayload } from '#contracts/full-dough/dough-recipe-payload.ts'
import type { VariantType } from '#domain/improvement/options.ts'
import { instant } from './column-types.ts'
import { recipes } from './schema.ts'
import { ownerId, users } from './schema-accounts.ts'

const recipeId = () =>
  integer('recipe_id')
    .notNull()
    .references(() => recipes.id, { onDelete: 'cascade' })

/** Each change of a rating also updates `recipes.rating_sum` and `rating_count`. `userId` is null after the
 * author's account is deleted. */
export const ratings = pgTable(
  'ratings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    recipeId: recipeId(),
    rating: smallint('rating').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('ratings_rating_check', sql`${table.rating} between 1 and 5`),
    unique('ratings_user_recipe_unique').on(table.userId, table.recipeId),
    index('ratings_recipe_id_index').on(table.recipeId),
  ],
)

export const collections = pgTable(
  'collections',
  {
    userId: ownerId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const collectionRecipes = pgTable(
  'collection_recipes',
  {
    userId: integer('user_id').notNull(),
    collectionId: text('collection_id').notNull(),
    recipeId: recipeId(),
    position: integer('position').generatedAlwaysAsIdentity(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collectionId, table.recipeId] }),
    foreignKey({
      name: 'collection_recipes_collection_fk',
      columns: [table.userId, table.collectionId],
      foreignColumns: [collections.userId, collections.id],
    }).onDelete('cascade'),
    index('collection_recipes_recipe_id_index').on(table.recipeId),
  ],
)

/** A row belongs to an account, or to a browser that is not logged in. For such a browser the row has the hash
 * of the browser's cookie. */
export const doughRecipes = pgTable(
  'dough_recipes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    visitorHash: text('visitor_hash'),
    recipe: jsonb('recipe').$type<DoughRecipePayload>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('dough_recipes_owner_check', sql`num_nonnulls(${table.userId}, ${table.visitorHash}) = 1`),
    index('dough_recipes_user_id_index').on(table.userId),
    index('dough_recipes_visitor_index').on(table.visitorHash),
    index('dough_recipes_old_visitors_index')
      .on(table.createdAt)
      .where(sql`${table.visitorHash} is not null`),
  ],
)

export const savedVariants = pgTable(
  'saved_variants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    recipeId: integer('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    recipeName: text('recipe_name').notNull(),
    variantType: text('variant_type').$type<VariantType>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('saved_variants_user_id_index').on(table.userId),
    index('saved_variants_recipe_id_index').on(table.recipeId),
  ],
)

export const recipeNotes = pgTable(
  'recipe_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    recipeId: recipeId(),
    text: text('text').notNull(),
    cookedOn: date('cooked_on').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('recipe_notes_user_recipe_index').on(table.userId, table.recipeId),
    index('recipe_notes_recipe_id_index').on(table.recipeId),
  ],
)
