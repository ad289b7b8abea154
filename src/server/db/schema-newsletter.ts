import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { DELIVERY_STATES, ISSUE_STATES } from '#domain/newsletter/newsletter-states.ts'
import { instant } from './column-types.ts'
import { newsletterSubscribers } from './schema.ts'
import { users } from './schema-accounts.ts'

export const newsletterConfirmations = pgTable(
  'newsletter_confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('newsletter_confirmations_subscriber_index').on(table.subscriberId)],
)

export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: ISSUE_STATES }).notNull().default('draft'),
    /** Raised by each change of the text. An editor who saves an outdated version gets an error. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    startedBy: integer('started_by').references(() => users.id, { onDelete: 'set null' }),
    message: text('message'),
    leaseHolder: text('lease_holder'),
    leaseUntil: instant('lease_until'),
  },
  (table) => [
    check(
      'newsletter_issues_state_check',
      sql`${table.state} in ('draft', 'waiting', 'sending', 'sent', 'stopped')`,
    ),
    uniqueIndex('newsletter_issues_one_sending').on(table.state).where(sql`${table.state} = 'sending'`),
  ],
)

/** One row per issue and address. All rows are written when the sending begins. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: integer('subscriber_id').references(() => newsletterSubscribers.id, {
      onDelete: 'set null',
    }),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull().defaultNow(),
    holder: text('holder'),
    message: text('message'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    check(
      'newsletter_deliveries_state_check',
      sql`${table.state} in ('waiting', 'sending', 'sent', 'failed', 'uncertain', 'left')`,
    ),
    unique('newsletter_deliveries_issue_subscriber_unique').on(table.issueId, table.subscriberId),
    index('newsletter_deliveries_state_index').on(table.issueId, table.state, table.nextAt),
    index('newsletter_deliveries_subscriber_index').on(table.subscriberId),
  ],
)

export const siteSecrets = pgTable('site_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
})
