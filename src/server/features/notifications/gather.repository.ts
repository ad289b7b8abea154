/**
 * What has happened, read from where it happened: nothing else of the site need know that notifications exist, and doing
 * it twice, or on two servers at once, changes nothing. One row for each matter and day.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'
import type { Database } from '#server/db/database.ts'

const KEPT = sql`interval '30 days'`
const dayOf = (instant: SQL) => sql`to_char(${instant} at time zone 'Europe/Rome', 'YYYY-MM-DD')`

const NEW_USERS = sql`
  select ${dayOf(sql`created_at`)}, count(*)::int, null from users
  where created_at > now() - ${KEPT} group by 1`

/** A run that stopped, or in which no page could be read: single pages that fail are daily business. */
const FAILED_IMPORTS = sql`
  select kind || ' ' || ${dayOf(sql`finished_at`)}, count(*)::int, max(message) from import_runs as run
  where finished_at > now() - ${KEPT} and (state = 'failed' or (
    state = 'done' and exists (select from import_items where run_id = run.id and state = 'error')
    and not exists (
      select from import_items
      where run_id = run.id and role = 'page' and state in ('new', 'changed', 'unchanged', 'empty', 'skipped'))))
  group by 1`

const WAITING = sql`
  select ${dayOf(sql`updated_at`)}, count(*)::int, null from import_entries
  where state = 'pending' and updated_at > now() - ${KEPT} group by 1`

/** Routes, methods and statuses: no address, no text, nobody. */
const ERRORS = sql`
  select day::text, sum(count)::int, (array_agg(key order by count desc, key))[1] from daily_counts
  where kind = 'error' and day > current_date - 30 group by day`

const MAILINGS = sql`
  select issue.id::text,
    (select greatest(count(*), 1) from newsletter_deliveries
      where issue_id = issue.id and state in ('failed', 'uncertain'))::int,
    issue.subject
  from newsletter_issues as issue
  where issue.started_at > now() - ${KEPT} and (
    issue.state = 'stopped'
    or exists (select from newsletter_deliveries where issue_id = issue.id and state in ('failed', 'uncertain')))`

const SOURCES: readonly [NotificationKind, SQL][] = [
  ['new_users', NEW_USERS],
  ['import_failed', FAILED_IMPORTS],
  ['waiting', WAITING],
  ['errors', ERRORS],
  ['mailing', MAILINGS],
]

/** Brings the notifications up to date. What grows is new again; what waits no more, or is old, is gone. */
export async function gatherNotifications(db: Database): Promise<void> {
  for (const [kind, found] of SOURCES) {
    await db.execute(sql`
      insert into notifications (kind, key, count, detail)
      select ${kind}::text, ${kind}::text || ' ' || found.matter, found.count, found.detail
      from (${found}) as found (matter, count, detail)
      on conflict (key) do update set count = excluded.count, detail = excluded.detail,
        updated_at = case when excluded.count > notifications.count then now() else notifications.updated_at end
      where (notifications.count, notifications.detail) is distinct from (excluded.count, excluded.detail)`)
  }
  await db.execute(sql`
    delete from notifications where created_at < now() - ${KEPT} or (
      kind = 'waiting' and key not in (select 'waiting ' || matter from (${WAITING}) as left_over (matter, count, detail)))`)
}
