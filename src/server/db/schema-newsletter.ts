/** The newsletter: confirmed subscribers, issues, and what was sent to whom. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { DELIVERY_STATES, ISSUE_STATES } from '#domain/newsletter/newsletter-states.ts'
import { instant } from './column-types.ts'
import { newsletterSubscribers } from './schema.ts'
import { users } from './schema-accounts.ts'

/** Links of confirming letters: several may be under way to one address, and each works until it expires. */
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
    /** Grows with each change of the text: of two who edit at once, the second is told. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    startedBy: integer('started_by').references(() => users.id, { onDelete: 'set null' }),
    /** Why it stands still. */
    message: text('message'),
    /** Which server sends it, and until when the others believe so. */
    leaseHolder: text('lease_holder'),
    leaseUntil: instant('lease_until'),
  },
  (table) => [
    check(
      'newsletter_issues_state_check',
      sql`${table.state} in ('draft', 'waiting', 'sending', 'sent', 'stopped')`,
    ),
    // One at a time across all servers.
    uniqueIndex('newsletter_issues_one_sending').on(table.state).where(sql`${table.state} = 'sending'`),
  ],
)

/** One row for each issue and address, written when the sending begins: nobody stands in it twice. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    /** Null when the address has left since: what was sent is still counted, to whom is forgotten. */
    subscriberId: integer('subscriber_id').references(() => newsletterSubscribers.id, {
      onDelete: 'set null',
    }),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Before this it is not tried again. */
    nextAt: instant('next_at').notNull().defaultNow(),
    /** The claim under which it was sent last, another for each. */
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

/** Keys that the site makes for itself, once, and that all its servers share. */
export const siteSecrets = pgTable('site_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
})
