import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { EntryDraft, FoundEntry } from '#contracts/import/import-entry.ts'
import { IMPORT_KINDS, SOURCE_TYPES } from '#domain/import/import-vocabulary.ts'
import { instant } from './column-types.ts'
import { users } from './schema-accounts.ts'

const kind = () => text('kind', { enum: IMPORT_KINDS }).notNull()

export const importSources = pgTable(
  'import_sources',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: kind(),
    type: text('type', { enum: SOURCE_TYPES }).notNull(),
    url: text('url').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('import_sources_kind_check', sql`${table.kind} in ('recipe', 'pizzeria')`),
    check('import_sources_type_check', sql`${table.type} in ('site', 'sitemap', 'feed', 'page')`),
    unique('import_sources_kind_url_unique').on(table.kind, table.url),
  ],
)

export const importRuns = pgTable(
  'import_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: kind(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed', 'stopped'] }).notNull(),
    trigger: text('trigger', { enum: ['manual', 'command', 'schedule'] }).notNull(),
    isOneSource: boolean('is_one_source').notNull().default(false),
    startedBy: integer('started_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    leaseHolder: text('lease_holder'),
    leaseUntil: instant('lease_until'),
    message: text('message'),
  },
  (table) => [
    check(
      'import_runs_state_check',
      sql`${table.state} in ('waiting', 'running', 'done', 'failed', 'stopped')`,
    ),
    // At most one import runs, on all servers together. For each kind, one run of all sources and one run of a
    // single source may be waiting or running.
    uniqueIndex('import_runs_one_running').on(table.state).where(sql`${table.state} = 'running'`),
    uniqueIndex('import_runs_one_active')
      .on(table.kind, table.isOneSource)
      .where(sql`${table.state} in ('waiting', 'running')`),
  ],
)

export const importItems = pgTable(
  'import_items',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    sourceId: integer('source_id').references(() => importSources.id, { onDelete: 'set null' }),
    role: text('role', { enum: ['site', 'sitemap', 'feed', 'page'] }).notNull(),
    /** Number of lists between the source and this URL, because a sitemap may name other sitemaps. */
    depth: integer('depth').notNull().default(0),
    state: text('state', {
      enum: ['waiting', 'new', 'changed', 'unchanged', 'listed', 'empty', 'skipped', 'error'],
    })
      .notNull()
      .default('waiting'),
    message: text('message'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.url] }),
    index('import_items_waiting_index')
      .on(table.runId, table.position)
      .where(sql`${table.state} = 'waiting'`),
  ],
)

export const importDocuments = pgTable('import_documents', {
  url: text('url').primaryKey(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  fetchedAt: instant('fetched_at').notNull(),
})

export const importHosts = pgTable('import_hosts', {
  host: text('host').primaryKey(),
  nextAt: instant('next_at').notNull(),
})

export const importRobots = pgTable('import_robots', {
  origin: text('origin').primaryKey(),
  state: text('state', { enum: ['rules', 'closed'] }).notNull(),
  rules: text('rules').notNull(),
  fetchedAt: instant('fetched_at').notNull(),
})

export const importEntries = pgTable(
  'import_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: kind(),
    key: text('key').notNull(),
    sourceUrl: text('source_url').notNull(),
    sourceId: integer('source_id').references(() => importSources.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    name: text('name').notNull(),
    found: jsonb('found').$type<FoundEntry>().notNull(),
    foundHash: text('found_hash').notNull(),
    previous: jsonb('previous').$type<FoundEntry>(),
    draft: jsonb('draft').$type<EntryDraft>().notNull(),
    /** True if an editor changed the draft. A new import then does not overwrite the draft. */
    isEdited: boolean('is_edited').notNull().default(false),
    duplicateOf: integer('duplicate_of'),
    duplicateEntry: integer('duplicate_entry'),
    duplicateScore: real('duplicate_score'),
    targetId: integer('target_id'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('import_entries_state_check', sql`${table.state} in ('pending', 'approved', 'rejected')`),
    unique('import_entries_kind_key_unique').on(table.kind, table.key),
    index('import_entries_state_index').on(table.state, table.kind, table.id),
    index('import_entries_name_trigram_index').using(
      'gin',
      sql`public.run_together(${table.name}) gin_trgm_ops`,
    ),
  ],
)
