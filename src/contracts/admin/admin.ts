import { z } from 'zod'

export const AdminOverview = z.object({
  users: z.int().min(0),
  recipes: z.int().min(0),
  recipeDrafts: z.int().min(0),
  pizzerias: z.int().min(0),
  glossaryTerms: z.int().min(0),
  pendingApprovals: z.int().min(0),
})
export type AdminOverview = z.infer<typeof AdminOverview>
