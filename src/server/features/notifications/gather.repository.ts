import { type SQL, sql } from 'drizzle-orm'
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'
import type { Database } from '#server/db/database.ts'

const KEPT = sql`interval '30 days'`
const dayOf = (instant: SQL) => sql`to_char(${instant} at time zone 'Europe/Rome', 'YYYY-MM-DD')`

const NEW_USERS = sql`
  select ${dayOf(sql`created_at`)}, count(*)::int, null from users as person
  where created_at > now() - ${KEPT} and not exists (
    select from audit_log
    where action = 'user.created' and subject_type = 'user' and subject_id = person.id::text)
  group by 1`

const SOURCES_NAMED = 5

/**
 * Import runs with a program error, or with a source that could not be read or gave only errors. A single
 * failed page is normal.
 */
const FAILED_IMPORTS = sql`
  with unread as (
    select source.run_id, source.position, left(source.url, 200)
      || case when source.state = 'listed' then ' (nessuna pagina letta)'
        else coalesce(' (' || rtrim(source.message, '.') || ')', '') end as text,
      row_number() over (partition by source.run_id order by source.position) as n
    from import_items as source
    where source.depth = 0 and (source.state in ('error', 'skipped') or (
      source.state = 'listed'
      and exists (
        select from import_items as item where item.run_id = source.run_id and item.source_id = source.source_id
          and item.depth > 0 and item.state = 'error')
      and not exists (
        select from import_items as item where item.run_id = source.run_id and item.source_id = source.source_id
          and item.role = 'page' and item.state in ('new', 'changed', 'unchanged', 'empty', 'skipped')))))
  select run.id::text, 1, nullif(concat_ws(' ',
    case when run.state = 'failed' then run.message end,
    (select 'Fonti non lette: ' || string_agg(text, '; ' order by position) filter (where n <= ${SOURCES_NAMED}::int)
      || case when count(*) > ${SOURCES_NAMED}::int then '; e altre ' || (count(*) - ${SOURCES_NAMED}::int)::text else '' end || '.'
      from unread where run_id = run.id)), '')
  from import_runs as run
  where run.finished_at > now() - ${KEPT} and (
    run.state = 'failed' or (run.state = 'done' and run.id in (select run_id from unread)))`

const WAITING = sql`
  select ${dayOf(sql`updated_at`)}, count(*)::int, null from import_entries
  where state = 'pending' and updated_at > now() - ${KEPT} group by 1`

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

/** A notification whose count has grown becomes unread again. Deletes notifications older than 30 days, and
 * notifications of the kind 'waiting' if no entries are pending. */
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
