/**
 * The catalogue's tables, for PostgreSQL 15 and later; schema-accounts.ts, schema-readers.ts, schema-pizza-night.ts,
 * schema-admin.ts and schema-import.ts hold the others.
 * Functions, the text search configuration and the triggers that these tables lean on stand in
 * migrations/0000_schema.sql: drizzle-kit cannot express them.
 *
 * Units   `*Time` columns are minutes.
 * Rows whose `editedAt` is null still look as content/ wrote them, so the seed may update them.
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

/** Ids below this belong to content/; what people create is numbered from here, so the two never collide. */
export const FIRST_CREATED_ID = 10_000

const catalogueId = () =>
  integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_CREATED_ID })

export const recipes = pgTable(
  'recipes',
  {
    id: catalogueId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Why it works; with links in Markdown. */
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
    /** Null where nobody has entered what dough it is. */
    dough: jsonb('dough').$type<RecipeDough>(),
    groups: jsonb('groups').$type<IngredientLines[]>().notNull(),
    /** With the marks of what they use. */
    steps: jsonb('steps').$type<string[]>().notNull(),
    /** All lines of the groups, and the steps without marks: searches read these. Who writes the parts writes them too. */
    ingredients: text('ingredients').array().notNull(),
    instructions: text('instructions').notNull(),
    /** What follows from the words, so that no list has to read them again; null until somebody makes it (recipe-readings.repository.ts). */
    reading: jsonb('reading').$type<RecipeReading>(),
    /** By what the list sorts recipes out (src/domain/recipe-list): follows from the words and the times, and comes with the reading. */
    facets: bits('facets', FACET_BITS),
    isVegan: boolean('is_vegan').notNull(),
    isGlutenFree: boolean('is_gluten_free').notNull(),
    youtubeVideoId: text('youtube_video_id'),
    /** Where an imported recipe comes from; all of it empty for our own. */
    sourceUrl: text('source_url'),
    sourceName: text('source_name'),
    sourceAuthor: text('source_author'),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    published: boolean('published').notNull().default(true),
    /** Date of the first publication; null for a draft. */
    publishedAt: instant('published_at').defaultNow(),
    /** Unpublished as well; gone for good some weeks later. */
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
    // What a search without words walks along until it has enough (recipe-search-steps.repository.ts).
    index('recipes_name_order_index')
      .on(sql`${table.name} collate "und-x-icu"`, table.id)
      .where(sql`${table.published}`),
    index('recipes_time_order_index')
      .on(table.preparationTime, sql`${table.name} collate "und-x-icu"`, table.id)
      .where(sql`${table.published}`),
    // Read alone: recipes are counted by their facets, and sorted, without opening a row.
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

/** How many published recipes have the same facets: triggers of `recipes` keep it, and the list counts with it. */
export const facetGroups = pgTable('facet_groups', {
  facets: bits('facets', FACET_BITS).primaryKey(),
  count: integer('count').notNull(),
})

/** Every word of recipe names and ingredients, without accents: what a mistyped word is corrected to. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() })

/** Columns of what editors write: when it last changed, whether people or content/ wrote it, whether it is in the bin. */
const editingStamps = () => ({
  updatedAt: instant('updated_at').notNull().defaultNow(),
  editedAt: instant('edited_at'),
  /** Not on the site; gone for good some weeks later. */
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
    /** Null where no source tells it. */
    foundedYear: integer('founded_year'),
    knownFor: text('known_for').notNull(),
    /** The page that an imported one was read from. */
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
    /** Terms as they are written; those that are in the bin are left out when the glossary is read. */
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
    /** Without the partner's tag, which is configuration. */
    amazonUrl: text('amazon_url').notNull(),
    category: text('category', { enum: PRODUCT_CATEGORIES }).notNull(),
    /** Euro cents; null where nobody knows the price. */
    priceCents: integer('price_cents'),
    originalPriceCents: integer('original_price_cents'),
    /** Day since when the old price held; there is no discount without it. */
    originalPriceSince: date('original_price_since', { mode: 'string' }),
    /** Tenths of a star, 0 to 50; null until there is a rating. */
    ratingTenths: integer('rating_tenths'),
    reviewCount: integer('review_count').notNull().default(0),
    isPrime: boolean('is_prime').notNull().default(false),
    brand: text('brand'),
    tags: text('tags').array().notNull(),
    relatedPizzaStyles: text('related_pizza_styles').array().notNull(),
    /** Its place in the editors' order, the first first. */
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
    /** Without it nothing is sent there but the letter that asks for it. */
    confirmedAt: instant('confirmed_at'),
    /** Hash of the token in the links that unsubscribe: the token itself is derived from the address and a secret. */
    unsubscribeHash: text('unsubscribe_hash').unique('newsletter_subscribers_unsubscribe_hash_unique'),
  },
  (table) => [uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${table.email})`)],
)

/** What of content/ has been written to the tables, and in which state: a key that is here is never inserted again. */
export const seededContent = pgTable(
  'seeded_content',
  {
    kind: text('kind', { enum: ['all', 'recipe', 'pizzeria', 'glossary', 'product'] }).notNull(),
    key: text('key').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)

/** A change of a few recipes, as the trigger writes it down. */
export interface RecordedChange {
  version: number
  recipes: number[]
  /** False when no more than their votes or their videos changed. */
  words: boolean
}

/** One row. Triggers raise it with every write to recipes, pizzerias, glossary_terms and shop_products. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    only: boolean('only').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    /** What the latest versions changed, oldest first; one that is missing may have changed anything. */
    recentChanges: jsonb('recent_changes').$type<RecordedChange[]>().notNull().default([]),
  },
  (table) => [check('catalogue_version_one_row', sql`${table.only}`)],
)
