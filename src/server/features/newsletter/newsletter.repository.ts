import type { Database } from '#server/db/database.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'

/** The newsletter's subscribers. */
export const newsletterRepository = (db: Database) => ({
  /** Subscribing twice, in whatever case, changes nothing and is no error. `email` is a valid address. */
  async subscribe(email: string): Promise<void> {
    await db.insert(newsletterSubscribers).values({ email: email.trim() }).onConflictDoNothing()
  },
})
export type NewsletterRepository = ReturnType<typeof newsletterRepository>
