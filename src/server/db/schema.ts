/**
 * Tables of the catalogue and the newsletter's subscribers, for PostgreSQL 15 and later. The other tables
 * are in the other schema-*.ts files. Functions, the text search configuration and the triggers are in
 * migrations/, because drizzle-kit cannot express them.
 *
 * If `editedAt` is null, nobody has edited the row on the site, so the seed may update it from content/.
 *
 * Units   `*Time` columns are minutes.
 */
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { FACET_BITS } from '#domain/recipe-list/facet-bits.ts'
import type { RecipeReading } from '#domain/recipe-list/recipe-reading.ts'
import type { RecipeDough } from '#domain/recipes/recipe-content.ts'
import type { IngredientLines } from '#domain/recipes/structured-recipe.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { PRODUCT_CATEGORIES } from '#domain/shop/product.ts'
import { bits, instant, tsvector } from './column-types.ts'

const quotedList = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))

/** Smaller ids belong to content/. Entries created on the site get this id or a larger one. */
export const FIRST_CREATED_ID = 10_000

const catalogueId = () =>
  integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_CREATED_ID })

export const recipes = pgTable(
  'recipes',
  {
    id: catalogueId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    why: text('why'),
    category: text('category', { enum: RECIPE_CATEGORIES }).notNull(),
    difficulty: text('difficulty', { enum: DIFFICULTIES }).notNull(),
    imageUrl: text('image_url').notNull(),
    activeTime: integer('active_time').notNull(),
    restTime: integer('rest_time').notNull(),
    bakeTime: integer('bake_time').notNull(),
    preparationTime: integer('preparation_time').notNull(),
    servings: integer('servings').notNull(),
    servingsUnit: text('servings_unit').notNull(),
    dough: jsonb('dough').$type<RecipeDough>(),
    groups: jsonb('groups').$type<IngredientLines[]>().notNull(),
    steps: jsonb('steps').$type<string[]>().notNull(),
    /** Copies of `groups` and `steps` as plain text, for the search. Always update them together. */
    ingredients: text('ingredients').array().notNull(),
    instructions: text('instructions').notNull(),
    /** Data parsed from the texts of the recipe, so that lists need not parse them. Null until
     * recipe-readings.repository.ts has filled it. */
    reading: jsonb('reading').$type<RecipeReading>(),
    facets: bits('facets', FACET_BITS),
    isVegan: boolean('is_vegan').notNull(),
    isGlutenFree: boolean('is_gluten_free').notNull(),
    youtubeVideoId: text('youtube_video_id'),
    sourceUrl: text('source_url'),
    sourceName: text('source_name'),
    sourceAuthor: text('source_author'),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    published: boolean('published').notNull().default(true),
    publishedAt: instant('published_at').defaultNow(),
    deletedAt: instant('deleted_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    nameNormalised: text('name_normalised').generatedAlwaysAs(sql`public.run_together(name)`),
    nameTsv: tsvector('name_tsv').generatedAlwaysAs(sql`public.recipe_name_tsv(name)`),
    tsv: tsvector('tsv').generatedAlwaysAs(
      sql`public.recipe_tsv(name, ingredients, category, description, instructions, is_vegan, is_gluten_free)`,
    ),
  },
  (table) => [
    check('recipes_category_check', sql`${table.category} in (${quotedList(RECIPE_CATEGORIES)})`),
    check('recipes_difficulty_check', sql`${table.difficulty} in (${quotedList(DIFFICULTIES)})`),
    check(
      'recipes_times_check',
      sql`${table.activeTime} >= 0 and ${table.restTime} >= 0 and ${table.bakeTime} >= 0 and ${table.preparationTime} >= 0`,
    ),
    check(
      'recipes_published_check',
      sql`not ${table.published} or (${table.publishedAt} is not null and ${table.deletedAt} is null)`,
    ),
    check('recipes_servings_check', sql`${table.servings} >= 1`),
    check(
      'recipes_rating_check',
      sql`${table.ratingCount} >= 0 and ${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
    ),
    index('recipes_tsv_index').using('gin', table.tsv),
    index('recipes_name_tsv_index').using('gin', table.nameTsv),
    index('recipes_name_order_index')
      .on(sql`${table.name} collate "und-x-icu"`, table.id)
      .where(sql`${table.published}`),
    index('recipes_time_order_index')
      .on(table.preparationTime, sql`${table.name} collate "und-x-icu"`, table.id)
      .where(sql`${table.published}`),
    index('recipes_facets_index')
      .on(table.facets, table.id, table.preparationTime, table.activeTime, table.publishedAt)
      .where(sql`${table.published}`),
    index('recipes_work_order_index').on(table.activeTime, table.id).where(sql`${table.published}`),
    index('recipes_newest_index')
      .on(table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.published}`),
    index('recipes_name_trigram_index').using('gin', table.nameNormalised.op('gin_trgm_ops')),
  ],
)

/** Number of published recipes with these facets. Triggers of `recipes` update it. */
export const facetGroups = pgTable('facet_groups', {
  facets: bits('facets', FACET_BITS).primaryKey(),
  count: integer('count').notNull(),
})

export const searchWords = pgTable('search_words', { word: text('word').primaryKey() })

const editingStamps = () => ({
  updatedAt: instant('updated_at').notNull().defaultNow(),
  editedAt: instant('edited_at'),
  deletedAt: instant('deleted_at'),
})

export const pizzerias = pgTable(
  'pizzerias',
  {
    id: catalogueId(),
    name: text('name').notNull(),
    city: text('city').notNull(),
    region: text('region').notNull(),
    address: text('address').notNull(),
    foundedYear: integer('founded_year'),
    knownFor: text('known_for').notNull(),
    sourceUrl: text('source_url'),
    ...editingStamps(),
  },
  (table) => [
    uniqueIndex('pizzerias_name_city_unique')
      .on(table.name, table.city)
      .where(sql`${table.deletedAt} is null`),
  ],
)

export const glossaryTerms = pgTable(
  'glossary_terms',
  {
    id: catalogueId(),
    term: text('term').notNull(),
    definition: text('definition').notNull(),
    related: text('related').array().notNull(),
    ...editingStamps(),
  },
  (table) => [
    uniqueIndex('glossary_terms_term_unique')
      .on(sql`lower(${table.term})`)
      .where(sql`${table.deletedAt} is null`),
  ],
)

export const shopProducts = pgTable(
  'shop_products',
  {
    id: catalogueId(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url').notNull(),
    /** The URL without the affiliate tag, which is part of the configuration. */
    amazonUrl: text('amazon_url').notNull(),
    category: text('category', { enum: PRODUCT_CATEGORIES }).notNull(),
    priceCents: integer('price_cents'),
    originalPriceCents: integer('original_price_cents'),
    /** The first day on which the old price applied. Without this date no discount is shown. */
    originalPriceSince: date('original_price_since', { mode: 'string' }),
    /** Tenths of a star, 0 to 50; null until there is a rating. */
    ratingTenths: integer('rating_tenths'),
    reviewCount: integer('review_count').notNull().default(0),
    isPrime: boolean('is_prime').notNull().default(false),
    brand: text('brand'),
    tags: text('tags').array().notNull(),
    relatedPizzaStyles: text('related_pizza_styles').array().notNull(),
    position: integer('position').notNull(),
    isVisible: boolean('is_visible').notNull().default(true),
    ...editingStamps(),
  },
  (table) => [
    check('shop_products_category_check', sql`${table.category} in (${quotedList(PRODUCT_CATEGORIES)})`),
    check('shop_products_prices_check', sql`${table.priceCents} >= 0 and ${table.originalPriceCents} >= 0`),
    check(
      'shop_products_rating_check',
      sql`${table.ratingTenths} between 0 and 50 and ${table.reviewCount} >= 0`,
    ),
    check('shop_products_link_check', sql`starts_with(${table.amazonUrl}, 'https://')`),
  ],
)

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    /** Hash of the token in unsubscribe links. The token is not stored: it is derived from the address and a
     * secret. */
    unsubscribeHash: text('unsubscribe_hash').unique('newsletter_subscribers_unsubscribe_hash_unique'),
  },
  (table) => [uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${table.email})`)],
)

/** Entries of content/ that were written to the tables, with their hashes. The seed inserts each entry only
 * once, so an entry that was deleted on the site stays deleted. */
export const seededContent = pgTable(
  'seeded_content',
  {
    kind: text('kind', { enum: ['all', 'recipe', 'pizzeria', 'glossary', 'product'] }).notNull(),
    key: text('key').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)

export interface RecordedChange {
  version: number
  recipes: number[]
  words: boolean
}

/** A single row. Triggers raise its version with every write to recipes, pizzerias, glossary_terms and
 * shop_products. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    only: boolean('only').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    /** Changes of the latest versions, oldest first. For a version that is missing here, assume that everything
     * changed. */
    recentChanges: jsonb('recent_changes').$type<RecordedChange[]>().notNull().default([]),
  },
  (table) => [check('catalogue_version_one_row', sql`${table.only}`)],
)
