import { z } from 'zod'

export const AdminUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  isDisabled: z.boolean(),
  sessions: z.int().min(0),
  /** ISO 8601 instants; `lastSeenAt` is null for users without a session. */
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminUserPage = z.object({
  users: z.array(AdminUser),
  next: z.int().nullable(),
})
export type AdminUserPage = z.infer<typeof AdminUserPage>

export const AdminUserChange = z
  .object({ isAdmin: z.boolean().optional(), isDisabled: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, { message: 'Indica che cosa cambiare' })
export type AdminUserChange = z.infer<typeof AdminUserChange>
