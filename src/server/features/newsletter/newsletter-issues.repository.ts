import { and, eq, inArray, sql } from 'drizzle-orm'
import type { IssueChange, IssueText } from '#contracts/newsletter/admin-newsletter.ts'
import { maskedEmail } from '#domain/audit-log/masked-email.ts'
import type { Database } from '#server/db/database.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterDeliveries, newsletterIssues } from '#server/db/schema-newsletter.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'
import { newsletterReading } from './newsletter-reading.repository.ts'

type Row = typeof newsletterIssues.$inferSelect
/** 'gone': the issue does not exist. 'late': its state or version has changed meanwhile. */
export type Wish = 'done' | 'gone' | 'late'

const writing = (db: Database) => ({
  create: (actor: Actor, issue: IssueText): Promise<number> =>
    db.transaction(async (tx) => {
      const [row] = await tx.insert(newsletterIssues).values(issue).returning({ id: newsletterIssues.id })
      if (!row) throw new Error('an issue was not stored')
      await record(tx, actor, 'created', row.id, { after: shown(issue) })
      return row.id
    }),

  change: (actor: Actor, id: number, { version, ...issue }: IssueChange): Promise<Wish> =>
    withIssue(db, id, async (tx, before) => {
      if (before.state !== 'draft' || before.version !== version) return 'late'
      await tx
        .update(newsletterIssues)
        .set({ ...issue, version: version + 1, updatedAt: sql`now()` })
        .where(eq(newsletterIssues.id, id))
      await record(tx, actor, 'changed', id, { before: shown(before), after: shown(issue) })
      return 'done'
    }),

  remove: (actor: Actor, id: number): Promise<Wish> =>
    withIssue(db, id, async (tx, before) => {
      if (before.state !== 'draft') return 'late'
      await tx.delete(newsletterIssues).where(eq(newsletterIssues.id, id))
      await record(tx, actor, 'deleted', id, { before: shown(before) })
      return 'done'
    }),

  /** The audit log outlives the subscriber's data, so it contains only the masked address. */
  removeSubscriber: (actor: Actor, email: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [gone] = await tx
        .delete(newsletterSubscribers)
        .where(eq(sql`lower(${newsletterSubscribers.email})`, email.trim().toLowerCase()))
        .returning()
      if (!gone) return false
      await recordChange(tx, {
        actor,
        action: 'newsletter_subscriber.removed',
        subject: { type: 'newsletter_subscriber', id: gone.id },
        before: { email: maskedEmail(gone.email), isConfirmed: gone.confirmedAt !== null },
      })
      return true
    }),
})

const sending = (db: Database) => ({
  send: (actor: { id: number }, id: number, version: number): Promise<Wish | 'nobody'> =>
    withIssue(db, id, async (tx, before) => {
      if (before.state !== 'draft' || before.version !== version) return 'late'
      // The lock ensures that a subscriber who unsubscribes at this moment gets no delivery row.
      const letters = await tx.execute(sql`
        insert into newsletter_deliveries (issue_id, subscriber_id)
        select ${id}::int, reader.id from (
          select id from newsletter_subscribers where confirmed_at is not null order by id for key share) as reader`)
      if (!letters.rowCount) return 'nobody'
      await tx
        .update(newsletterIssues)
        .set({ state: 'waiting', startedAt: sql`now()`, startedBy: actor.id })
        .where(eq(newsletterIssues.id, id))
      await record(tx, actor, 'sent', id, { after: { name: before.subject, letters: letters.rowCount } })
      return 'done'
    }),

  stop: (actor: Actor, id: number): Promise<Wish> =>
    withIssue(db, id, async (tx, before) => {
      if (!['waiting', 'sending'].includes(before.state)) return 'late'
      const stopped = { state: 'stopped', message: 'Fermata dalla redazione.' } as const
      await tx
        .update(newsletterIssues)
        .set({ ...stopped, leaseHolder: null, leaseUntil: null })
        .where(eq(newsletterIssues.id, id))
      await record(tx, actor, 'stopped', id, { after: { name: before.subject } })
      return 'done'
    }),

  resume: (actor: Actor, id: number): Promise<Wish> =>
    withIssue(db, id, async (tx, before) => {
      if (before.state !== 'stopped') return 'late'
      await tx.update(newsletterIssues).set(AGAIN).where(eq(newsletterIssues.id, id))
      await record(tx, actor, 'resumed', id, { after: { name: before.subject } })
      return 'done'
    }),

  retry: async (actor: Actor, deliveryId: number): Promise<{ wish: Wish; issueId: number }> => {
    const [letter] = await db
      .select({ issueId: newsletterDeliveries.issueId })
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.id, deliveryId))
    const issueId = letter?.issueId ?? 0
    const wish = await withIssue(db, issueId, async (tx, before) => {
      const again = await tx
        .update(newsletterDeliveries)
        .set({ state: 'waiting', attempts: 0, nextAt: sql`now()`, message: null, settledAt: null })
        .where(
          and(
            eq(newsletterDeliveries.id, deliveryId),
            inArray(newsletterDeliveries.state, ['failed', 'uncertain']),
            sql`${newsletterDeliveries.subscriberId} is not null`,
          ),
        )
      if (!again.rowCount) return 'late'
      if (before.state === 'sent')
        await tx.update(newsletterIssues).set(AGAIN).where(eq(newsletterIssues.id, issueId))
      await record(tx, actor, 'retried', issueId, { after: { name: before.subject } })
      return 'done'
    })
    return { wish, issueId }
  },
})

export const newsletterIssuesRepository = (db: Database) => ({
  ...newsletterReading(db),
  ...writing(db),
  ...sending(db),
})
export type NewsletterIssuesRepository = ReturnType<typeof newsletterIssuesRepository>

const AGAIN = { state: 'waiting', message: null, finishedAt: null } as const

const withIssue = <T>(
  db: Database,
  id: number,
  work: (tx: Database, issue: Row) => Promise<T>,
): Promise<T | 'gone'> =>
  db.transaction(async (tx) => {
    const [issue] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update')
    return issue ? work(tx, issue) : 'gone'
  })

const shown = ({ subject, body }: IssueText) => ({ name: subject, subject, body })
type Verb = 'created' | 'changed' | 'deleted' | 'sent' | 'stopped' | 'resumed' | 'retried'

const record = (
  tx: Database,
  actor: Actor,
  verb: Verb,
  id: number,
  change: { before?: object; after?: object },
) =>
  recordChange(tx, {
    actor,
    action: `newsletter_issue.${verb}`,
    subject: { type: 'newsletter_issue', id },
    ...change,
  })
