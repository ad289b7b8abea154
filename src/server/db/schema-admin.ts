/** What administrators leave behind: the record of their changes, and the pictures that they upload. */
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditSubject } from '#domain/audit-log/audit-actions.ts'
import { bytes, instant } from './column-types.ts'
import { users } from './schema-accounts.ts'

/** Rows are only ever added, in the transaction of the change that they record. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** Without: the program did it by itself or at the command line, or the account is gone. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<AuditAction>().notNull(),
    subjectType: text('subject_type').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** What changed, as it was and as it is; without the one nothing was there, without the other nothing is left. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_subject_index').on(table.subjectType, table.subjectId),
    index('audit_log_actor_index').on(table.actorId),
  ],
)

/** An uploaded picture in all its sizes. `picture` is a hash of what was uploaded, so a row never changes. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    picture: text('picture').notNull(),
    /** The end of its address: '960.webp', 'og.jpg'. */
    file: text('file').notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.picture, table.file] })],
)
