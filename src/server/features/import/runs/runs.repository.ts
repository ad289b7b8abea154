/**
 * Runs are jobs in the database. A unique index allows only one running import across all servers. The
 * server that executes a run holds a lease and prolongs it. If that server is killed, the lease expires and
 * another server continues with the remaining items.
 */
import { and, asc, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { ImportKind, SourceType } from '#domain/import/import-vocabulary.ts'
import type { Database } from '#server/db/database.ts'
import { violatedConstraint } from '#server/db/database-errors.ts'
import { importDocuments, importItems, importRuns, importSources } from '#server/db/schema-import.ts'
import { LEASE_S, LeaseLost } from '#server/jobs/job-engine.ts'
import type { Freshness } from '../fetching/fetch-page.ts'
import { type Finding, fileFinding } from '../queue/queue.repository.ts'
import { startRun } from './run-starts.repository.ts'

/** Maximum number of URLs per run. */
export const MOST_ITEMS = 1000
const RUNS_KEPT = 200

export type Run = Pick<typeof importRuns.$inferSelect, 'id' | 'kind'>
export type Item = Pick<typeof importItems.$inferSelect, 'url' | 'role' | 'sourceId' | 'depth'> & {
  siteUrl: string | null
}
export type ItemOutcome = {
  state: Exclude<typeof importItems.$inferSelect.state, 'waiting'>
  message?: string | undefined
}

const leases = (db: Database) => ({
  startScheduled: (kind: ImportKind) => startRun(db, kind, 'schedule'),

  async claim(holder: string): Promise<Run | undefined> {
    const lease = sql`lease_holder = ${holder}, lease_until = now() + make_interval(secs => ${LEASE_S})`
    const orphan = await db.execute<Run>(
      sql`update ${importRuns} set ${lease} where state = 'running' and (lease_until < now() or lease_holder = ${holder}) returning id, kind`,
    )
    if (orphan.rows[0]) return orphan.rows[0]
    try {
      const next = await db.execute<Run>(sql`
        update ${importRuns} set state = 'running', started_at = now(), ${lease}
        where id = (select id from ${importRuns} where state = 'waiting' order by id limit 1 for update skip locked)
          and not exists (select from ${importRuns} where state = 'running')
        returning id, kind`)
      return next.rows[0]
    } catch (error) {
      if (violatedConstraint(error) === 'import_runs_one_running') return undefined
      throw error
    }
  },

  async prolong(runId: number, holder: string): Promise<boolean> {
    const prolonged = await db
      .update(importRuns)
      .set({ leaseUntil: sql`now() + make_interval(secs => ${LEASE_S})` })
      .where(isHeld(runId, holder))
    return (prolonged.rowCount ?? 0) > 0
  },

  async release(runId: number, holder: string): Promise<void> {
    await db
      .update(importRuns)
      .set({ leaseUntil: sql`now()`, leaseHolder: null })
      .where(isHeld(runId, holder))
  },

  async finish(
    runId: number,
    holder: string,
    state: 'done' | 'failed',
    message: string | null,
  ): Promise<void> {
    const finished = { state, message, finishedAt: sql`now()`, leaseHolder: null, leaseUntil: null }
    await db.update(importRuns).set(finished).where(isHeld(runId, holder))
    const kept = db
      .select({ id: importRuns.id })
      .from(importRuns)
      .orderBy(desc(importRuns.id))
      .limit(RUNS_KEPT)
    await db.delete(importRuns).where(and(isNotNull(importRuns.finishedAt), notInArray(importRuns.id, kept)))
  },
})

const items = (db: Database) => ({
  async plan(run: Run): Promise<void> {
    await db.execute(sql`
      insert into ${importItems} (run_id, url, source_id, role)
      select ${run.id}, url, id, type from ${importSources}
      where kind = ${run.kind} and is_enabled
        and not exists (select from ${importItems} where run_id = ${run.id})
      order by id on conflict do nothing`)
  },

  async hasItems(runId: number): Promise<boolean> {
    const [item] = await db
      .select({ url: importItems.url })
      .from(importItems)
      .where(eq(importItems.runId, runId))
      .limit(1)
    return item !== undefined
  },

  async next(runId: number): Promise<Item | undefined> {
    const [item] = await db
      .select({
        url: importItems.url,
        role: importItems.role,
        sourceId: importItems.sourceId,
        depth: importItems.depth,
        siteUrl: importSources.url,
      })
      .from(importItems)
      .leftJoin(
        importSources,
        and(eq(importSources.id, importItems.sourceId), eq(importSources.type, 'site')),
      )
      .where(and(eq(importItems.runId, runId), eq(importItems.state, 'waiting')))
      .orderBy(asc(importItems.position))
      .limit(1)
    return item
  },

  async freshness(url: string): Promise<Freshness | undefined> {
    const [row] = await db
      .select({ etag: importDocuments.etag, lastModified: importDocuments.lastModified })
      .from(importDocuments)
      .where(eq(importDocuments.url, url))
    return row
  },

  /** Times in Unix ms. */
  async readAt(urls: readonly string[]): Promise<Map<string, number>> {
    if (urls.length === 0) return new Map()
    const rows = await db
      .select({ url: importDocuments.url, fetchedAt: importDocuments.fetchedAt })
      .from(importDocuments)
      .where(sql`${importDocuments.url} = any(${sql.param(urls)}::text[])`)
    return new Map(rows.map(({ url, fetchedAt }) => [url, fetchedAt.getTime()]))
  },
})

const settling = (db: Database) => ({
  /**
   * Stores an item's state and its results in one transaction. If the server dies before the commit, the item
   * stays `waiting`. A second call for the same item changes nothing. Throws {@link LeaseLost} if another
   * server has taken over the run.
   */
  settle: (
    at: { runId: number; holder: string; item: Item },
    write: (found: Findings) => Promise<ItemOutcome>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const [held] = await tx
        .select({ id: importRuns.id })
        .from(importRuns)
        .where(isHeld(at.runId, at.holder))
        .for('no key update')
      if (!held) throw new LeaseLost()
      const isThis = and(eq(importItems.runId, at.runId), eq(importItems.url, at.item.url))
      const isWaiting = await tx.$count(importItems, and(isThis, eq(importItems.state, 'waiting')))
      if (isWaiting === 0) return
      // An editor may have deleted the source during the fetch. The lock delays a deletion until the commit.
      const [source] = await tx
        .select({ id: importSources.id })
        .from(importSources)
        .where(sql`${importSources.id} = ${at.item.sourceId}`)
        .for('key share')
      const { state, message } = await write(
        findings(tx, { id: at.runId }, { ...at.item, sourceId: source?.id ?? null }),
      )
      await tx
        .update(importItems)
        .set({ state, message: message ?? null })
        .where(isThis)
    }),
})
export const runsRepository = (db: Database) => ({ ...leases(db), ...items(db), ...settling(db) })
export type RunsRepository = ReturnType<typeof runsRepository>

const isHeld = (runId: number, holder: string) =>
  and(eq(importRuns.id, runId), eq(importRuns.state, 'running'), eq(importRuns.leaseHolder, holder))

const findings = (tx: Database, run: { id: number }, item: Item) => ({
  remember: (freshness: Freshness) => rememberDocument(tx, item.url, freshness),
  file: (finding: Omit<Finding, 'sourceId'>) => fileFinding(tx, { ...finding, sourceId: item.sourceId }),
  add: (links: readonly Link[]) => addItems(tx, run, item, links),
})
export type Findings = ReturnType<typeof findings>
type Link = { url: string; role: SourceType }

async function addItems(
  tx: Database,
  run: { id: number },
  from: Item,
  found: readonly Link[],
): Promise<number> {
  const [counted] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(importItems)
    .where(eq(importItems.runId, run.id))
  const room = Math.max(0, MOST_ITEMS - (counted?.n ?? 0))
  const rows = found
    .slice(0, room)
    .map((link) => ({ ...link, runId: run.id, sourceId: from.sourceId, depth: from.depth + 1 }))
  if (rows.length === 0) return 0
  const added = await tx.insert(importItems).values(rows).onConflictDoNothing()
  return added.rowCount ?? 0
}

async function rememberDocument(tx: Database, url: string, { etag, lastModified }: Freshness): Promise<void> {
  const seen = {
    etag: etag?.slice(0, 500) ?? null,
    lastModified: lastModified?.slice(0, 100) ?? null,
    fetchedAt: sql`now()`,
  }
  await tx
    .insert(importDocuments)
    .values({ url, ...seen })
    .onConflictDoUpdate({ target: importDocuments.url, set: seen })
}
