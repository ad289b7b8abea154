import { z } from 'zod'

/** Somebody is logged in there. */
export const OpenSession = z.object({
  id: z.int(),
  /** 'Firefox su Windows'; null where the browser did not say. */
  device: z.string().nullable(),
  /** ISO 8601 instants; the last use is known to the hour. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>
export const OpenSessions = z.array(OpenSession)
