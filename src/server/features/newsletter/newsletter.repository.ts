import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterConfirmations } from '#server/db/schema-newsletter.ts'

const CONFIRM_DAYS = 7
const ofEmail = (email: string) => eq(sql`lower(${newsletterSubscribers.email})`, email.trim().toLowerCase())
const isAlive = gt(newsletterConfirmations.expiresAt, sql`now()`)

/** The newsletter's subscribers. */
export const newsletterRepository = (db: Database) => ({
  /**
   * Subscribing twice is no error: the time to confirm starts again, and a confirmed subscriber stays confirmed.
   * `email` is a valid address.
   */
  async subscribe(email: string): Promise<void> {
    await db.execute(sql`
      insert into newsletter_subscribers as known (email) values (${email.trim()})
      on conflict (lower(email)) do update set created_at = now() where known.confirmed_at is null`)
  },

  /** Undefined when nobody has asked for it, or has left meanwhile. */
  async byEmail(email: string): Promise<{ id: number; email: string; isConfirmed: boolean } | undefined> {
    const [row] = await db.select().from(newsletterSubscribers).where(ofEmail(email))
    return row && { id: row.id, email: row.email, isConfirmed: row.confirmedAt !== null }
  },

  async addConfirmation(subscriberId: number, tokenHash: string): Promise<void> {
    const expiresAt = sql`now() + make_interval(days => ${CONFIRM_DAYS})`
    await db.insert(newsletterConfirmations).values({ tokenHash, subscriberId, expiresAt })
  },

  /** The subscriber of a confirmation link. It can be opened again until it expires, so a second click does no harm. */
  async ofConfirmation(tokenHash: string): Promise<{ id: number; email: string } | undefined> {
    const [row] = await db
      .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
      .from(newsletterConfirmations)
      .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterConfirmations.subscriberId))
      .where(and(eq(newsletterConfirmations.tokenHash, tokenHash), isAlive))
    return row
  },

  /** False when the address has left meanwhile. */
  async confirm(id: number, unsubscribeHash: string): Promise<boolean> {
    const confirmed = await db
      .update(newsletterSubscribers)
      .set({ confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, now())`, unsubscribeHash })
      .where(eq(newsletterSubscribers.id, id))
    return (confirmed.rowCount ?? 0) > 0
  },

  /** Forgets the address. What was sent to it is still counted, no more to whom. */
  async leave(unsubscribeHash: string): Promise<void> {
    await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.unsubscribeHash, unsubscribeHash))
  },

  /** Throws away the links that have run out, and the addresses that nobody has confirmed by then. */
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
