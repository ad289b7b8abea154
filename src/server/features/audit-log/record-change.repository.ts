import type { AuditAction, AuditSubject } from '#domain/audit-log/audit-actions.ts'
import type { Database } from '#server/db/database.ts'
import { auditLog } from '#server/db/schema-admin.ts'

export type Actor = { id: number } | undefined

export interface Change {
  actor: Actor
  action: AuditAction
  subject: { type: AuditSubject; id: number | string }
  before?: object | undefined
  after?: object | undefined
}

/**
 * Writes a change to the audit log. Call it in the transaction of the change itself, so that neither exists
 * without the other. Only fields that differ are stored. Without a difference it writes nothing and returns
 * false. Passwords and tokens must not be in `before` and `after`.
 */
export async function recordChange(tx: Database, change: Change): Promise<boolean> {
  const { actor, action, subject } = change
  const before = change.before && differing(change.before, change.after)
  const after = change.after && differing(change.after, change.before)
  if (before && after && isEmpty(before) && isEmpty(after)) return false
  await tx.insert(auditLog).values({
    actorId: actor?.id ?? null,
    action,
    subjectType: subject.type,
    subjectId: String(subject.id),
    before,
    after,
  })
  return true
}

function differing(one: object, other: object | undefined): Record<string, unknown> {
  const fields = Object.entries(one)
  if (!other) return Object.fromEntries(fields)
  const there: Record<string, unknown> = { ...other }
  return Object.fromEntries(
    fields.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(there[name])),
  )
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0
