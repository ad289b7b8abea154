import { z } from 'zod'

/** The counts at the top of the dashboard. */
export const AdminOverview = z.object({
  users: z.int().min(0),
  /** On the site. */
  recipes: z.int().min(0),
  /** Written, and not on the site. */
  recipeDrafts: z.int().min(0),
  pizzerias: z.int().min(0),
  glossaryTerms: z.int().min(0),
  /** Imported entries that wait for a decision. */
  pendingApprovals: z.int().min(0),
})
export type AdminOverview = z.infer<typeof AdminOverview>
