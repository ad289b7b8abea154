/** What `runs.repository.ts` and the review queue answer, in memory. Each call is one transaction. */
import type { ImportKind, SourceType } from '#domain/import/import-vocabulary.ts'
import type { Freshness } from '#server/features/import/fetching/fetch-page.ts'
import {
  type Findings,
  type Item,
  type ItemOutcome,
  MOST_ITEMS,
  type Run,
} from '#server/features/import/runs/runs.repository.ts'
import { LEASE_S, LeaseLost } from '#server/jobs/job-engine.ts'

interface SourceRow {
  id: number
  kind: ImportKind
  type: SourceType
  url: string
}
export interface RunRow extends Run {
  state: 'waiting' | 'running' | 'stopped' | 'done' | 'failed'
  createdMs: number
  message: string | null
  holder: string | null
  untilMs: number | null
}
interface ItemRow {
  runId: number
  url: string
  sourceId: number | null
  role: SourceType
  depth: number
  state: 'waiting' | ItemOutcome['state']
  message: string | null
}
interface EntryRow {
  id: number
  key: string
  told: string
}

const SCHEDULE_GAP_MS = 30 * 60_000

export function runsModel(nowMs: () => number) {
  const sources: SourceRow[] = []
  const runs: RunRow[] = []
  const items: ItemRow[] = []
  const documents = new Map<string, Freshness & { atMs: number }>()
  const entries: EntryRow[] = []
  const leaseEnd = () => nowMs() + LEASE_S * 1000
  const heldBy = (id: number, holder: string) =>
    runs.find((one) => one.id === id && one.state === 'running' && one.holder === holder)
  const ofRun = (runId: number) => items.filter((one) => one.runId === runId)
  const siteOf = (sourceId: number | null) =>
    sources.find(({ id, type }) => id === sourceId && type === 'site')?.url ?? null
  const ofKind = (kind: ImportKind) => sources.filter((one) => one.kind === kind)
  const take = (run: RunRow, holder: string): Run => {
    Object.assign(run, { state: 'running', holder, untilMs: leaseEnd() })
    return { id: run.id, kind: run.kind }
  }

  /** Where what came of an item is written: at once, since nothing else happens meanwhile. */
  const findings = (runId: number, item: Item): Findings => ({
    async remember({ etag, lastModified }) {
      documents.set(item.url, { etag, lastModified, atMs: nowMs() })
    },
    async file({ kind, sourceUrl, part, found }) {
      const key = `${kind} ${part === undefined ? sourceUrl : `${sourceUrl}#${part}`}`
      const told = JSON.stringify(found)
      const known = entries.find((one) => one.key === key)
      if (known?.told === told) return { id: known.id, change: 'unchanged' }
      if (known) known.told = told
      else entries.push({ id: entries.length + 1, key, told })
      return { id: known?.id ?? entries.length, change: known ? 'changed' : 'new' }
    },
    async add(links) {
      const of = ofRun(runId)
      const room = Math.max(0, MOST_ITEMS - of.length)
      const fresh = links.slice(0, room).filter(({ url }) => !of.some((one) => one.url === url))
      const { sourceId, depth } = item
      for (const { url, role } of fresh)
        items.push({ runId, url, role, sourceId, depth: depth + 1, state: 'waiting', message: null })
      return fresh.length
    },
  })

  return {
    sources,
    runs,
    items,
    entries,
    calls: {
      startScheduled(kind: ImportKind): { id: number; isNew: boolean } | undefined {
        const own = runs.filter((one) => one.kind === kind)
        const isActive = own.some(({ state }) => state === 'waiting' || state === 'running')
        const isRecent = own.some(({ createdMs }) => createdMs > nowMs() - SCHEDULE_GAP_MS)
        if (isActive || isRecent || ofKind(kind).length === 0) return undefined
        const id = runs.length + 1
        const free = { message: null, holder: null, untilMs: null }
        runs.push({ id, kind, state: 'waiting', createdMs: nowMs(), ...free })
        return { id, isNew: true }
      },

      claim(holder: string): Run | undefined {
        const current = runs.find(({ state }) => state === 'running')
        if (current) {
          const isFree = current.holder === holder || (current.untilMs ?? Infinity) < nowMs()
          return isFree ? take(current, holder) : undefined
        }
        const next = runs.find(({ state }) => state === 'waiting')
        return next && take(next, holder)
      },

      prolong(runId: number, holder: string): boolean {
        const held = heldBy(runId, holder)
        if (held) held.untilMs = leaseEnd()
        return held !== undefined
      },

      release(runId: number, holder: string): void {
        const held = heldBy(runId, holder)
        if (held) Object.assign(held, { untilMs: nowMs(), holder: null })
      },

      finish(runId: number, holder: string, state: 'done' | 'failed', message: string | null): void {
        const held = heldBy(runId, holder)
        if (held) Object.assign(held, { state, message, holder: null, untilMs: null })
      },

      plan({ id, kind }: Run): void {
        if (ofRun(id).length > 0) return
        for (const { id: sourceId, url, type: role } of ofKind(kind))
          items.push({ runId: id, url, sourceId, role, depth: 0, state: 'waiting', message: null })
      },

      hasItems: (runId: number): boolean => ofRun(runId).length > 0,

      next(runId: number): Item | undefined {
        const waiting = ofRun(runId).find(({ state }) => state === 'waiting')
        if (!waiting) return undefined
        const { url, role, sourceId, depth } = waiting
        return { url, role, sourceId, depth, siteUrl: siteOf(sourceId) }
      },

      freshness(url: string): Freshness | undefined {
        const known = documents.get(url)
        return known && { etag: known.etag, lastModified: known.lastModified }
      },

      readAt(urls: readonly string[]): Map<string, number> {
        const known = urls.flatMap((url) => {
          const document = documents.get(url)
          return document ? [[url, document.atMs] as const] : []
        })
        return new Map(known)
      },

      async settle(
        at: { runId: number; holder: string; item: Item },
        write: (found: Findings) => Promise<ItemOutcome>,
      ): Promise<void> {
        if (!heldBy(at.runId, at.holder)) throw new LeaseLost()
        const row = ofRun(at.runId).find(({ url, state }) => url === at.item.url && state === 'waiting')
        if (!row) return
        const { state, message = null } = await write(findings(at.runId, at.item))
        Object.assign(row, { state, message })
      },
    },

    /** What editors do. */
    people: {
      stop(runId: number): boolean | undefined {
        const run = runs.find(({ id }) => id === runId)
        if (!run) return undefined
        if (!['waiting', 'running'].includes(run.state)) return false
        const message = 'Fermato dalla redazione.'
        Object.assign(run, { state: 'stopped', message, holder: null, untilMs: null })
        return true
      },
    },
  }
}
export type RunsModel = ReturnType<typeof runsModel>
