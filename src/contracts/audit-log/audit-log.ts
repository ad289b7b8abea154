import { z } from 'zod'

const Fields = z.record(z.string(), z.unknown()).nullable()

export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Name of the user who did the action. Null for the program itself and for deleted accounts. */
  actorName: z.string().nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  subjectName: z.string().nullable(),
  before: Fields,
  after: Fields,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  next: z.int().nullable(),
})
export type AuditPage = z.infer<typeof AuditPage>
