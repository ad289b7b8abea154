import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditSubject } from '#domain/audit-log/audit-actions.ts'
import { bytes, instant } from './column-types.ts'
import { users } from './schema-accounts.ts'

/** Append-only: a row is added in the transaction of the change that it records. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** Null for a change by the program or the command line, and after the actor's account is deleted. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<AuditAction>().notNull(),
    subjectType: text('subject_type').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_subject_index').on(table.subjectType, table.subjectId),
    index('audit_log_actor_index').on(table.actorId),
  ],
)

/** `picture` is a hash of the upload, so `content` never changes. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    picture: text('picture').notNull(),
    file: text('file').notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.picture, table.file] })],
)
