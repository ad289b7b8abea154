import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolSize } from '#server/db/database.ts'
import type { WaitingWork } from './waiting-work.repository.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
const NO_ROUTE = 'none'

export interface Answer {
  method: string
  route: string | undefined
  status: number
}

export interface MetricSources {
  ping(): Promise<void>
  poolSize(): PoolSize
  waitingWork(): Promise<WaitingWork>
  waitingHere(): Readonly<Record<string, number>>
}

export type SiteMetrics = ReturnType<typeof siteMetrics>

export function siteMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry }) // memory, event loop, garbage collection, file descriptors
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by method, route and status; without what left from memory',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const fromMemory = new Counter({
    name: 'http_answers_from_memory_total',
    help: 'Answers that left from memory before any routing, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const lookups = new Counter({
    name: 'answer_cache_lookups_total',
    help: 'Answers that could be sent again: kept ones, and those that had to be made',
    labelNames: ['outcome'],
    registers,
  })
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of the statements of the database, as the server sees it',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  })
  const mails = new Counter({
    name: 'mails_total',
    help: 'Letters handed to the mail server, by what became of them',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['kept', 'made']) lookups.inc({ outcome }, 0)
  for (const outcome of ['done', 'failed']) queries.zero({ outcome })
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0)
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered({ method, route = NO_ROUTE, status }: Answer, seconds: number): void {
      answers.observe({ method, route, status }, seconds)
    },
    /** The time to send a cached response is too short to measure and would distort the histogram. */
    sentFromMemory({ method, route = NO_ROUTE, status }: Answer): void {
      fromMemory.inc({ method, route, status })
      lookups.inc({ outcome: 'kept' })
    },
    lookedUp: (outcome: 'kept' | 'made') => lookups.inc({ outcome }),
    queried: (seconds: number, outcome: 'done' | 'failed') => queries.observe({ outcome }, seconds),
    mailed: (outcome: 'sent' | 'failed') => mails.inc({ outcome }),
    askAtReading: (sources: MetricSources) => askAtReading(sources, registers),
  }
}

function askAtReading(sources: MetricSources, registers: Registry[]): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and who waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = sources.poolSize()
      this.set({ state: 'busy' }, open - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waited_for' }, waiting)
    },
  })
  new Gauge({
    name: 'database_up',
    help: 'Whether the database answers',
    registers,
    async collect() {
      this.set(
        await sources.ping().then(
          () => 1,
          () => 0,
        ),
      )
    },
  })
  new Gauge({
    name: 'waiting_work',
    help: 'What is still to be done: letters, newsletters, pages to import, photos',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset()
      const work = { ...sources.waitingHere(), ...(await sources.waitingWork().catch(() => ({}))) }
      for (const [kind, count] of Object.entries(work)) this.set({ kind }, count)
    },
  })
}
