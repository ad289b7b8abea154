import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterConfirmations } from '#server/db/schema-newsletter.ts'

const CONFIRM_DAYS = 7
const ofEmail = (email: string) => eq(sql`lower(${newsletterSubscribers.email})`, email.trim().toLowerCase())
const isAlive = gt(newsletterConfirmations.expiresAt, sql`now()`)

export const newsletterRepository = (db: Database) => ({
  /** Subscribing again is no error: it restarts the confirmation period, unless the address is confirmed. */
  async subscribe(email: string): Promise<void> {
    await db.execute(sql`
      insert into newsletter_subscribers as known (email) values (${email.trim()})
      on conflict (lower(email)) do update set created_at = now() where known.confirmed_at is null`)
  },

  async byEmail(email: string): Promise<{ id: number; email: string; isConfirmed: boolean } | undefined> {
    const [row] = await db.select().from(newsletterSubscribers).where(ofEmail(email))
    return row && { id: row.id, email: row.email, isConfirmed: row.confirmedAt !== null }
  },

  async addConfirmation(subscriberId: number, tokenHash: string): Promise<void> {
    const expiresAt = sql`now() + make_interval(days => ${CONFIRM_DAYS})`
    await db.insert(newsletterConfirmations).values({ tokenHash, subscriberId, expiresAt })
  },

  async ofConfirmation(tokenHash: string): Promise<{ id: number; email: string } | undefined> {
    const [row] = await db
      .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
      .from(newsletterConfirmations)
      .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterConfirmations.subscriberId))
      .where(and(eq(newsletterConfirmations.tokenHash, tokenHash), isAlive))
    return row
  },

  async confirm(id: number, unsubscribeHash: string): Promise<boolean> {
    const confirmed = await db
      .update(newsletterSubscribers)
      .set({ confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, now())`, unsubscribeHash })
      .where(eq(newsletterSubscribers.id, id))
    return (confirmed.rowCount ?? 0) > 0
  },

  async leave(unsubscribeHash: string): Promise<void> {
    await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.unsubscribeHash, unsubscribeHash))
  },

  async dropUnconfirmed(): Promise<void> {
    await db.delete(newsletterConfirmations).where(lt(newsletterConfirmations.expiresAt, sql`now()`))
    const links = db
      .select({ id: newsletterConfirmations.subscriberId })
      .from(newsletterConfirmations)
      .where(eq(newsletterConfirmations.subscriberId, newsletterSubscribers.id))
    await db
      .delete(newsletterSubscribers)
      .where(
        and(
          isNull(newsletterSubscribers.confirmedAt),
          lt(newsletterSubscribers.createdAt, sql`now() - make_interval(days => ${CONFIRM_DAYS})`),
          notExists(links),
        ),
      )
  },
})
export type NewsletterRepository = ReturnType<typeof newsletterRepository>
