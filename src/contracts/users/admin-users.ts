import { z } from 'zod'

/** How many people, recipes or entries of the register a page of the dashboard shows. */
export const ADMIN_PAGE_LENGTH = 25

/** The largest id that the database can hold. */
const MAX_ID = 2_147_483_647
const notAnId = 'after deve essere un numero intero'
const after = z
  .string(notAnId)
  .regex(/^\d{1,10}$/, notAnId)
  .transform(Number)
  .refine((id) => id <= MAX_ID, notAnId)

/** What administrators look for, and where the page begins: after the row with this id, the newest rows first. */
export const AdminSearch = z.object({
  search: z
    .string('Cerca una sola cosa alla volta')
    .max(200, 'Usa al massimo 200 caratteri')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Contiene caratteri non ammessi')
    .trim()
    .optional(),
  after: after.optional(),
})
export type AdminSearch = z.infer<typeof AdminSearch>

/** A person as administrators see one. */
export const AdminUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** Cannot log in. */
  isDisabled: z.boolean(),
  /** Devices that are logged in. */
  sessions: z.int().min(0),
  /** ISO 8601 instants; `lastSeenAt` is null for users without a session. */
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminUserPage = z.object({
  users: z.array(AdminUser),
  /** What to send as `after` for the next page; null when this is the last one. */
  next: z.int().nullable(),
})
export type AdminUserPage = z.infer<typeof AdminUserPage>

export const AdminUserChange = z
  .object({ isAdmin: z.boolean().optional(), isDisabled: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, { message: 'Indica che cosa cambiare' })
export type AdminUserChange = z.infer<typeof AdminUserChange>
