/**
 * A run of the import while servers die. Promised: it ends, every address is settled once, what pages say is filed once, and
 * a page is asked for again only when its server died or lost the run before it could write down what it had read. Nothing
 * is read any more once the lease is over, or some seconds after an editor has stopped the run.
 */
import type { FoundEntry } from '#contracts/import/import-entry.ts'
import type { ReadAnswer } from '#server/features/import/reading/page-reader.ts'
import { runEngine } from '#server/features/import/runs/run-engine.ts'
import { HEALED_MS } from '../faults.ts'
import { runsModel } from '../models/runs.model.ts'
import { type Scenario, silent } from '../scenario.ts'
import type { Server } from '../server.ts'

/** Of a run that an editor stopped: the next beat of its lease, and the slowest call. */
const HEARS_MS = 5000 + 7000
/** While a page is read. */
const LOOK_MS = 500
const MAP = 'https://altrove.example/sitemap.xml'

export const importScenario: Scenario = {
  name: 'import',
  begin(world, patch) {
    const model = runsModel(world.nowMs)
    model.sources.push({ id: 1, kind: 'recipe', type: 'sitemap', url: MAP })
    const count = world.random.whole(2, 7)
    const pages = Array.from({ length: count }, (_, nth) => `https://altrove.example/ricetta-${nth}`)
    /** Who has asked for an address, in which turn of the run: a turn ends when the lease does. */
    const asked = new Map<string, string>()
    let turn = 0

    /** When an editor stopped the run, ms. */
    let stoppedMs: number | undefined
    const isHolding = ({ name }: Server) =>
      model.runs[0]?.holder === name && (model.runs[0].untilMs ?? 0) >= world.nowMs()
    const mayNotKnow = (server: Server) =>
      stoppedMs !== undefined && (world.nowMs() - stoppedMs < HEARS_MS || !world.wasWell(server))
    world.onEditor((wish) => {
      if (wish < 50 && model.people.stop(1)) stoppedMs = world.nowMs()
    })

    const claimed = (calls: typeof model.calls) => (holder: string) => {
      const before = model.runs[0]
      const isOwn = before?.state === 'running' && before.holder === holder
      const isOver = (before?.untilMs ?? 0) < world.nowMs()
      const owner = before?.holder
      const run = calls.claim(holder)
      if (run && !(isOwn && !isOver)) turn += 1
      if (run && owner && !isOwn && !isOver) world.fail(`${holder} takes the run that ${owner} holds`)
      return run
    }
    const fetchBy =
      (server: Server) =>
      async (url: string, { signal }: { signal: AbortSignal }) => {
        signal.throwIfAborted()
        if (!isHolding(server) && !mayNotKnow(server))
          world.fail(`${server.name} reads ${url} in the run of ${model.runs[0]?.holder}`)
        world.note(() => `${server.name} reads ${url}`)
        const key = `${url} by ${server.name} in turn ${turn}`
        if (asked.get(url) === key) world.fail(`${server.name} reads ${url} twice`)
        asked.set(url, key)
        signal.addEventListener('abort', () => asked.delete(url), { once: true })
        // Some pages take longer than a lease.
        const endMs = world.nowMs() + (world.random.chance(0.1) ? 40_000 : world.random.whole(50, 900))
        while (world.nowMs() < endMs) {
          await server.clock.sleep(Math.min(LOOK_MS, endMs - world.nowMs()), signal)
          if (!isHolding(server) && !mayNotKnow(server))
            world.fail(`${server.name} goes on reading ${url} in the run of ${model.runs[0]?.holder}`)
        }
        const freshness = { etag: null, lastModified: null }
        return { state: 'read' as const, url, text: url, ...freshness }
      }

    world.startServers(async (server) => {
      const { calls } = patch('runs', model, server)
      const runs = world.remote(server, { ...calls, claim: claimed(calls) })
      const engine = runEngine({
        runs,
        parts: {
          fetcher: { fetch: fetchBy(server), close: async () => undefined },
          politeness: { sitemapsOf: async () => [] },
          reader: {
            async read({ what, url }): Promise<ReadAnswer> {
              if (what !== 'list') return { found: [{ name: `Ricetta ${url}` } as FoundEntry] }
              return { links: { pages: pages.map((page) => ({ url: page, changedAt: null })), lists: [] } }
            },
            close: async () => undefined,
          },
        },
        log: silent,
        clock: server.clock,
        holder: server.name,
      })
      engine.wake()
      const begin = () =>
        runs.startScheduled('recipe').then(engine.wake, () => server.clock.after(5000, begin))
      void begin()
      return {
        async stop() {
          await engine.stop()
          if (model.runs.some(({ holder }) => holder === server.name)) world.leftBehind(server, 'the run')
        },
      }
    })

    return {
      isOver: () => world.nowMs() > HEALED_MS && ['done', 'stopped'].includes(model.runs[0]?.state ?? ''),
      waiting: () => JSON.stringify({ runs: model.runs, items: model.items }),
      patienceMs: 180_000,
      check() {
        if (model.runs.length !== 1) world.fail(`${model.runs.length} runs within half an hour`)
        if (stoppedMs !== undefined) return
        const states = model.items.map(({ url, state }) => `${url} ${state}`)
        const wanted = [`${MAP} listed`, ...pages.map((url) => `${url} new`)]
        if (states.toSorted().join() !== wanted.toSorted().join()) world.fail(`the run says ${states.join()}`)
        if (model.entries.length !== count) world.fail(`${model.entries.length} entries of ${count} pages`)
      },
    }
  },
}
