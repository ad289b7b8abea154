import { z } from 'zod'

const Fields = z.record(z.string(), z.unknown()).nullable()

/** One change: who made it, to what, and which fields it touched. */
export const AuditEntry = z.object({
  id: z.int(),
  /** ISO 8601 instant. */
  at: z.string(),
  /** Null for the program itself and for accounts that are gone. */
  actorName: z.string().nullable(),
  /** A key of AUDIT_ACTIONS, or of an earlier version of it. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** What the subject is called now; null when it is gone. */
  subjectName: z.string().nullable(),
  before: Fields,
  after: Fields,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  /** What to send as `after` for older entries; null when there are none. */
  next: z.int().nullable(),
})
export type AuditPage = z.infer<typeof AuditPage>
