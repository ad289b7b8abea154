/**
 * Sending an issue is a job in the database. A unique index allows one issue at a time across all servers.
 * The sending server holds a lease. One transaction claims each email before it is sent, another stores the
 * result. If the server dies in between, the email becomes 'uncertain' and is never resent automatically.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { DeliveryState, IssueState } from '#domain/newsletter/newsletter-states.ts'
import type { Database } from '#server/db/database.ts'
import { violatedConstraint } from '#server/db/database-errors.ts'
import { newsletterDeliveries, newsletterIssues } from '#server/db/schema-newsletter.ts'
import { LEASE_S, LeaseLost } from '#server/jobs/job-engine.ts'

export type Mailing = {
  id: number
  subject: string
  body: string
}
export type Letter = {
  id: number
  claim: string
  email: string
  attempts: number
}

export interface Postponement {
  inS: number
  message: string | null
  counts: boolean
}

const CUT_OFF = 'Il server si è fermato mentre spediva: forse è arrivata, forse no.'

const leases = (db: Database) => ({
  async claim(holder: string): Promise<Mailing | undefined> {
    const lease = sql`lease_holder = ${holder}, lease_until = now() + make_interval(secs => ${LEASE_S})`
    const orphan = await db.execute<Mailing>(sql`
      update ${newsletterIssues} set ${lease}
      where state = 'sending' and (lease_until < now() or lease_holder is null or lease_holder = ${holder})
      returning id, subject, body`)
    if (orphan.rows[0]) return orphan.rows[0]
    try {
      const next = await db.execute<Mailing>(sql`
        update ${newsletterIssues} set state = 'sending', message = null, ${lease}
        where id = (
          select id from ${newsletterIssues} where state = 'waiting' order by id limit 1 for update skip locked
        ) and not exists (select from ${newsletterIssues} where state = 'sending')
        returning id, subject, body`)
      return next.rows[0]
    } catch (error) {
      if (violatedConstraint(error) === 'newsletter_issues_one_sending') return undefined
      throw error
    }
  },

  async prolong(id: number, holder: string): Promise<boolean> {
    const leaseUntil = sql`now() + make_interval(secs => ${LEASE_S})`
    const prolonged = await db.update(newsletterIssues).set({ leaseUntil }).where(isHeld(id, holder))
    return (prolonged.rowCount ?? 0) > 0
  },

  async release(id: number, holder: string): Promise<void> {
    await db
      .update(newsletterIssues)
      .set({ leaseUntil: sql`now()`, leaseHolder: null })
      .where(isHeld(id, holder))
  },

  /**
   * With the outcome 'sent', the issue returns to the queue if emails are due again, because an administrator
   * has requested a retry. Emails that are still claimed become 'uncertain'.
   */
  finish: (id: number, holder: string, outcome: 'sent' | 'stopped', message: string | null): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await lockHeld(tx, id, holder))) return
      await leaveCutOff(tx, id, holder)
      const goesOn = outcome === 'sent' && (await dueInS(tx, id)) !== undefined
      const state: IssueState = goesOn ? 'waiting' : outcome
      const finishedAt = state === 'sent' ? sql`now()` : null
      const finished = { state, message, finishedAt, leaseHolder: null, leaseUntil: null }
      await tx.update(newsletterIssues).set(finished).where(eq(newsletterIssues.id, id))
    }),
})

const letters = (db: Database) => ({
  /**
   * Marks claimed emails without a result as 'uncertain'. Their server died, or the response to the claim was
   * lost. A server that is still sending such an email stores the result later.
   */
  leaveCutOff: (issueId: number, holder: string): Promise<void> => leaveCutOff(db, issueId, holder),

  /**
   * Claims the next due email; undefined if no email is due. Throws {@link LeaseLost} if another server has
   * taken over the issue.
   */
  claimLetter: (issueId: number, holder: string): Promise<Letter | undefined> =>
    db.transaction(async (tx) => {
      if (!(await lockHeld(tx, issueId, holder))) throw new LeaseLost()
      const claim = randomUUID()
      await tx.execute(sql`
        update newsletter_deliveries set state = 'left', settled_at = now()
        where issue_id = ${issueId} and state = 'waiting' and subscriber_id is null`)
      const claimed = await tx.execute<Letter>(sql`
        update newsletter_deliveries as letter
        set state = 'sending', holder = ${claim}, attempts = attempts + 1
        from newsletter_subscribers as reader
        where reader.id = letter.subscriber_id and letter.id = (
          select id from newsletter_deliveries
          where issue_id = ${issueId} and state = 'waiting' and next_at <= now() and subscriber_id is not null
          order by next_at, id limit 1
        )
        returning letter.id, letter.holder as claim, reader.email, letter.attempts`)
      return claimed.rows[0]
    }),

  dueInS: (issueId: number): Promise<number | undefined> => dueInS(db, issueId),

  async settle(
    letter: Letter,
    state: Exclude<DeliveryState, 'waiting' | 'sending' | 'left'>,
    message: string | null,
  ): Promise<void> {
    await db.update(newsletterDeliveries).set({ state, message, settledAt: sql`now()` }).where(isMine(letter))
  },

  /**
   * Schedules a retry. `counts` is false if the mail server did not get the email. If another server has
   * finished the issue meanwhile, nobody would retry, so the email becomes 'failed'.
   */
  postpone: (issueId: number, letter: Letter, until: Postponement): Promise<void> =>
    db.transaction(async (tx) => {
      const { inS, message, counts } = until
      const [issue] = await tx
        .select({ state: newsletterIssues.state })
        .from(newsletterIssues)
        .where(eq(newsletterIssues.id, issueId))
        .for('no key update')
      await tx
        .update(newsletterDeliveries)
        .set({
          ...(issue?.state === 'sent'
            ? { state: 'failed', settledAt: sql`now()` }
            : { state: 'waiting', settledAt: null }),
          message,
          nextAt: sql`now() + make_interval(secs => ${inS})`,
          attempts: letter.attempts - (counts ? 0 : 1),
        })
        .where(isMine(letter))
    }),
})

export const mailingRepository = (db: Database) => ({ ...leases(db), ...letters(db) })
export type MailingRepository = ReturnType<typeof mailingRepository>

const isHeld = (id: number, holder: string) =>
  and(
    eq(newsletterIssues.id, id),
    eq(newsletterIssues.state, 'sending'),
    eq(newsletterIssues.leaseHolder, holder),
  )

async function lockHeld(tx: Database, id: number, holder: string): Promise<boolean> {
  const held = await tx
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(isHeld(id, holder))
    .for('no key update')
  return held.length > 0
}

async function leaveCutOff(db: Database, issueId: number, holder: string): Promise<void> {
  await db
    .update(newsletterDeliveries)
    .set({ state: 'uncertain', message: CUT_OFF, settledAt: sql`now()` })
    .where(
      and(
        eq(newsletterDeliveries.issueId, issueId),
        eq(newsletterDeliveries.state, 'sending'),
        exists(db.select().from(newsletterIssues).where(isHeld(issueId, holder))),
      ),
    )
}

async function dueInS(db: Database, issueId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ due: number | null }>(sql`
    select ceil(extract(epoch from min(next_at) - now()))::int as due
    from newsletter_deliveries where issue_id = ${issueId} and state = 'waiting'`)
  return rows[0]?.due ?? undefined
}

const isMine = ({ id, claim }: Letter) =>
  and(
    eq(newsletterDeliveries.id, id),
    eq(newsletterDeliveries.holder, claim),
    inArray(newsletterDeliveries.state, ['sending', 'uncertain']),
  )
