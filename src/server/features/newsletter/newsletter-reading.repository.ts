import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type {
  NewsletterIssue,
  SubscriberCounts,
  TroubledDelivery,
} from '#contracts/newsletter/admin-newsletter.ts'
import { DELIVERY_STATES, type DeliveryState } from '#domain/newsletter/newsletter-states.ts'
import type { Database } from '#server/db/database.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterDeliveries, newsletterIssues } from '#server/db/schema-newsletter.ts'

const ISSUES_SHOWN = 50
const TROUBLES_SHOWN = 200

export const newsletterReading = (db: Database) => ({
  list: (): Promise<NewsletterIssue[]> => read(db),

  async byId(id: number): Promise<NewsletterIssue | undefined> {
    const [issue] = await read(db, eq(newsletterIssues.id, id))
    return issue
  },

  async counts(): Promise<SubscriberCounts> {
    const { rows } = await db.execute<SubscriberCounts>(sql`
      select count(confirmed_at)::int as confirmed,
        count(*) filter (where confirmed_at is null)::int as unconfirmed,
        count(*) filter (where confirmed_at > now() - interval '30 days')::int as "confirmedLast30Days"
      from ${newsletterSubscribers}`)
    return rows[0] ?? { confirmed: 0, unconfirmed: 0, confirmedLast30Days: 0 }
  },

  troubles: (issueId: number): Promise<TroubledDelivery[]> =>
    db
      .select({
        id: newsletterDeliveries.id,
        email: newsletterSubscribers.email,
        state: newsletterDeliveries.state,
        attempts: newsletterDeliveries.attempts,
        message: newsletterDeliveries.message,
      })
      .from(newsletterDeliveries)
      .leftJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterDeliveries.subscriberId))
      .where(
        and(
          eq(newsletterDeliveries.issueId, issueId),
          sql`(${newsletterDeliveries.state} in ('failed', 'uncertain')
            or (${newsletterDeliveries.state} = 'waiting' and ${newsletterDeliveries.message} is not null))`,
        ),
      )
      .orderBy(newsletterDeliveries.state, newsletterDeliveries.id)
      .limit(TROUBLES_SHOWN),
})

async function read(db: Database, where?: SQL): Promise<NewsletterIssue[]> {
  const rows = await db
    .select()
    .from(newsletterIssues)
    .where(where)
    .orderBy(desc(newsletterIssues.id))
    .limit(ISSUES_SHOWN)
  if (rows.length === 0) return []
  const counted = await db
    .select({
      issueId: newsletterDeliveries.issueId,
      state: newsletterDeliveries.state,
      n: sql<number>`count(*)::int`,
    })
    .from(newsletterDeliveries)
    .where(
      inArray(
        newsletterDeliveries.issueId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(newsletterDeliveries.issueId, newsletterDeliveries.state)
  return rows.map((row) => {
    const own = counted.filter(({ issueId }) => issueId === row.id)
    const counts = Object.fromEntries(
      DELIVERY_STATES.map((state) => [state, own.find((one) => one.state === state)?.n ?? 0]),
    ) as Record<DeliveryState, number>
    const { id, subject, body, state, version, message } = row
    return {
      id,
      subject,
      body,
      state,
      version,
      message,
      updatedAt: row.updatedAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      finishedAt: row.finishedAt?.toISOString() ?? null,
      total: own.reduce((sum, { n }) => sum + n, 0),
      counts,
    }
  })
}
