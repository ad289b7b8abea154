/**
 * A server that works on imports, to be killed: `node import-runner.ts DATA_DIR HOST [SITEMAP]`. With a sitemap it
 * first adds it as a source and starts a run; it ends when no run waits or runs, and says what is in the queue.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/open-database.ts'

const [dataDir = '', host = '', sitemap] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const fail = (error: Error) => {
  throw error
}
const database = await openDatabase({ dataDir, log, onFatal: fail })
const { db } = database
if (sitemap) {
  await db.execute(sql`insert into import_sources (kind, type, url) values ('recipe', 'sitemap', ${sitemap})`)
  await db.execute(sql`insert into import_runs (kind, state, trigger) values ('recipe', 'waiting', 'manual')`)
} else {
  // As if the time had passed for which the killed server had reserved the run.
  await db.execute(sql`update import_runs set lease_until = now()`)
}
const app = await buildApp({
  database,
  config: readConfig({ DATA_DIR: dataDir, IMPORT_ALLOWED_HOSTS: host }),
  log,
  importPace: { pauseMs: 100, lookMs: 200 },
})
await app.listen({ port: 0, host: '127.0.0.1' })
for (;;) {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from import_runs where state in ('waiting', 'running')`,
  )
  if (rows[0]?.n === 0) break
  await sleep(100)
}
const entries = await db.execute<{ key: string }>(sql`select key from import_entries order by key`)
const items = await db.execute<{ state: string; n: number }>(
  sql`select state, count(*)::int as n from import_items group by state order by state`,
)
process.stdout.write(
  JSON.stringify({
    keys: entries.rows.map(({ key }) => key),
    items: Object.fromEntries(items.rows.map(({ state, n }) => [state, n])),
  }),
)
await app.close()
await database.close()
process.exit(0)
