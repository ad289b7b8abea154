import { z } from 'zod'

export const OpenSession = z.object({
  id: z.int(),
  /** Browser and system, such as 'Firefox su Windows'; null for an unknown browser. */
  device: z.string().nullable(),
  /** ISO 8601 instants; the last use is accurate to the hour. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>
export const OpenSessions = z.array(OpenSession)
