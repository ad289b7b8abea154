/**
 * Queue of emails to users with an account. The table stores the kind of an email, not its text. The token
 * of a link is created when the email is sent, and only the email contains it.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { waitingLetters } from '#server/db/schema-accounts.ts'
import { LEASE_S } from '#server/jobs/job-engine.ts'

export type WaitingLetter = Pick<
  typeof waitingLetters.$inferSelect,
  'id' | 'kind' | 'userId' | 'email' | 'name' | 'newEmail' | 'attempts'
>
export type NewLetter = Pick<WaitingLetter, 'kind' | 'userId' | 'email' | 'name'> & { newEmail?: string }

const leaseUntil = sql`now() + make_interval(secs => ${LEASE_S})`
const isHeld = (id: number, holder: string) =>
  and(eq(waitingLetters.id, id), eq(waitingLetters.leaseHolder, holder))
type Tried = Pick<WaitingLetter, 'id' | 'attempts'>
const isTried = ({ id, attempts }: Tried, holder: string) =>
  and(isHeld(id, holder), eq(waitingLetters.attempts, attempts))

export const waitingLettersRepository = (db: Database) => ({
  async add(letter: NewLetter): Promise<void> {
    await db.insert(waitingLetters).values(letter)
  },

  /**
   * The email that has been due longest. An email with a valid lease is skipped, even if this server holds
   * it.
   */
  async claim(holder: string): Promise<WaitingLetter | undefined> {
    const { id, kind, userId, email, name, newEmail, attempts } = waitingLetters
    const next = sql`(
      select id from ${waitingLetters}
      where due_at <= now() and (lease_until is null or lease_until < now())
      order by due_at, id limit 1 for update skip locked)`
    const [claimed] = await db
      .update(waitingLetters)
      .set({ leaseHolder: holder, leaseUntil, attempts: sql`${attempts} + 1` })
      .where(sql`${id} = ${next}`)
      .returning({ id, kind, userId, email, name, newEmail, attempts })
    return claimed
  },

  async prolong(id: number, holder: string): Promise<boolean> {
    const prolonged = await db.update(waitingLetters).set({ leaseUntil }).where(isHeld(id, holder))
    return (prolonged.rowCount ?? 0) > 0
  },

  async release(id: number, holder: string): Promise<void> {
    await db.update(waitingLetters).set({ leaseHolder: null, leaseUntil: null }).where(isHeld(id, holder))
  },

  /** Removes a sent email, whichever server holds its lease. For a daily email the notifications in it then
   * count as delivered. */
  async remove(id: number): Promise<void> {
    await db.execute(sql`
      with gone as (delete from waiting_letters where id = ${id}::int returning kind, user_id)
      update digest_settings set sent_at = told_at from gone
      where gone.kind = 'digest' and digest_settings.user_id = gone.user_id`)
  },

  async giveUp(letter: Tried, holder: string): Promise<void> {
    await db.delete(waitingLetters).where(isTried(letter, holder))
  },

  async postpone(letter: Tried, holder: string, inMs: number): Promise<void> {
    const dueAt = sql`now() + make_interval(secs => ${inMs / 1000})`
    await db
      .update(waitingLetters)
      .set({ dueAt, leaseHolder: null, leaseUntil: null })
      .where(isTried(letter, holder))
  },
})
export type WaitingLettersRepository = ReturnType<typeof waitingLettersRepository>
