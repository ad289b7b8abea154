/**
 * A server that sends the newsletter, to be killed: `node mailing-runner.ts DATA_DIR SMTP_URL [READERS]`. With a number
 * of readers it first adds them and an issue that is to be sent; it ends when none waits or is sent, and says what became
 * of the letters.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/open-database.ts'

const [dataDir = '', smtpUrl = '', readers] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const fail = (error: Error) => {
  throw error
}
const database = await openDatabase({ dataDir, log, onFatal: fail })
const { db } = database
if (readers) {
  await db.execute(sql`
    insert into newsletter_subscribers (email, confirmed_at)
    select 'l' || n || '@example.it', now() from generate_series(1, ${Number(readers)}::int) as n`)
  await db.execute(
    sql`insert into newsletter_issues (subject, body, state) values ('Prova', 'Ciao', 'waiting')`,
  )
  await db.execute(sql`
    insert into newsletter_deliveries (issue_id, subscriber_id)
    select newsletter_issues.id, newsletter_subscribers.id from newsletter_issues, newsletter_subscribers`)
} else {
  // As if the time had passed for which the killed server had reserved the issue.
  await db.execute(sql`update newsletter_issues set lease_until = now()`)
}
const app = await buildApp({
  database,
  config: readConfig({ DATA_DIR: dataDir, SMTP_URL: smtpUrl }),
  log,
  mailingPace: { batch: 5, pauseMs: 10, lookMs: 200 },
})
await app.listen({ port: 0, host: '127.0.0.1' })
for (;;) {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from newsletter_issues where state in ('waiting', 'sending')`,
  )
  if (rows[0]?.n === 0) break
  await sleep(100)
}
const letters = await db.execute<{ email: string; state: string }>(sql`
  select email, state from newsletter_deliveries
  join newsletter_subscribers on newsletter_subscribers.id = subscriber_id order by email`)
process.stdout.write(JSON.stringify(letters.rows))
await app.close()
await database.close()
process.exit(0)
