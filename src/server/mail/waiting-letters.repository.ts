/**
 * Letters to people with an account, until they have left. No text waits, only what it is about: the token of a link is
 * made when its letter leaves, and stands in nothing but the letter.
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
/** A try of a letter. What comes of it may reach the database when the next one has begun: then it says nothing of that. */
type Tried = Pick<WaitingLetter, 'id' | 'attempts'>
const isTried = ({ id, attempts }: Tried, holder: string) =>
  and(isHeld(id, holder), eq(waitingLetters.attempts, attempts))

export const waitingLettersRepository = (db: Database) => ({
  async add(letter: NewLetter): Promise<void> {
    await db.insert(waitingLetters).values(letter)
  },

  /**
   * The letter that has waited longest of those whose time has come, and that no living server has: not even this one, whose
   * claim may arrive when it is sending the letter already.
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

  /** It has left: whoever has it by now need not send it. What a daily letter told is told. */
  async remove(id: number): Promise<void> {
    await db.execute(sql`
      with gone as (delete from waiting_letters where id = ${id}::int returning kind, user_id)
      update digest_settings set sent_at = told_at from gone
      where gone.kind = 'digest' and digest_settings.user_id = gone.user_id`)
  },

  /** It never will. */
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
