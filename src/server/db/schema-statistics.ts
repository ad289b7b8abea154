import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { NOTIFICATION_KINDS } from '#domain/notifications/notification-kinds.ts'
import { COUNTED } from '#domain/statistics/counted.ts'
import { instant } from './column-types.ts'
import { ownerId } from './schema-accounts.ts'

export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date('day').notNull(),
    kind: text('kind', { enum: COUNTED }).notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.day, table.key] }),
    index('daily_counts_day_index').on(table.day),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    key: text('key').notNull().unique('notifications_key_unique'),
    count: integer('count').notNull(),
    detail: text('detail'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'notifications_kind_check',
      sql`${table.kind} in ('new_users', 'import_failed', 'waiting', 'errors', 'mailing')`,
    ),
    index('notifications_updated_at_index').on(table.updatedAt),
  ],
)

export const notificationReads = pgTable(
  'notification_reads',
  {
    userId: ownerId(),
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.notificationId] }),
    index('notification_reads_notification_index').on(table.notificationId),
  ],
)

/** An administrator's setting for the daily email. Notifications up to `sentAt` were in an earlier email. */
export const digestSettings = pgTable('digest_settings', {
  userId: ownerId().primaryKey(),
  isWanted: boolean('is_wanted').notNull().default(true),
  sentAt: instant('sent_at'),
  /** The email in progress contains the notifications up to this time. It becomes `sentAt` after sending. */
  toldAt: instant('told_at'),
})
