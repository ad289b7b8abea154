import type { AuditAction, AuditSubject } from '#domain/audit-log/audit-actions.ts'
import type { Database } from '#server/db/database.ts'
import { auditLog } from '#server/db/schema-admin.ts'

/** Whoever makes a change: a person, or nobody when the program does it by itself. */
export type Actor = { id: number } | undefined

export interface Change {
  actor: Actor
  action: AuditAction
  subject: { type: AuditSubject; id: number | string }
  /** What was there; left out for something new. */
  before?: object | undefined
  /** What is there now; left out for something that is gone. */
  after?: object | undefined
}

/**
 * Writes down who changed what. Call it with the transaction of the change itself: then neither is ever there without
 * the other. Only fields that differ are kept; a change that changes nothing is none, and answers false. Passwords and
 * tokens have no place in `before` and `after`.
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

/** The fields of `one` that `other` does not have with the same value; all of them when there is no other. */
function differing(one: object, other: object | undefined): Record<string, unknown> {
  const fields = Object.entries(one)
  if (!other) return Object.fromEntries(fields)
  const there: Record<string, unknown> = { ...other }
  return Object.fromEntries(
    fields.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(there[name])),
  )
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0
