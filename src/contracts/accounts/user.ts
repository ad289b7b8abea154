import { z } from 'zod'

export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
})
export type User = z.infer<typeof User>
