import type { Logger } from 'pino'
import type { Counted } from '#domain/statistics/counted.ts'
import type { Count, DailyCountsRepository } from './daily-counts.repository.ts'

/** How long a count waits in memory: what a killed server had not written is lost, and is no more than this. */
const FLUSH_MS = 10_000
/** Different texts and pages of one kind between two writes: who makes them up by the thousand fills no table. */
const MOST_KEYS = 500
/** What the rest is counted as. */
const OTHER = '…'

export interface DailyCounter {
  /** Counts one. Touches memory alone: it is called for every page that is served. */
  count(kind: Counted, key: string): void
  /** Writes down what has been counted so far. Never throws: what could not be written is tried again. */
  flush(): Promise<void>
  start(): void
  close(): Promise<void>
}

/** Counts in memory, and adds to the database every few seconds. */
export function dailyCounter(
  repository: Pick<DailyCountsRepository, 'add'>,
  log: Pick<Logger, 'warn'>,
): DailyCounter {
  let counts = new Map<Counted, Map<string, number>>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const add = (kind: Counted, key: string, count: number) => {
    const ofKind = counts.get(kind) ?? new Map<string, number>()
    counts.set(kind, ofKind)
    const shown = ofKind.has(key) || ofKind.size < MOST_KEYS ? key : OTHER
    ofKind.set(shown, (ofKind.get(shown) ?? 0) + count)
  }

  const write = async () => {
    const taken: Count[] = [...counts].flatMap(([kind, ofKind]) =>
      [...ofKind].map(([key, count]) => ({ kind, key, count })),
    )
    counts = new Map()
    if (taken.length === 0) return
    try {
      await repository.add(taken)
    } catch (err) {
      log.warn({ err }, 'the statistics could not be written')
      for (const { kind, key, count } of taken) add(kind, key, count)
    }
  }
  const flush = () => {
    writing = writing.then(write)
    return writing
  }

  return {
    count: (kind, key) => add(kind, key, 1),
    flush,
    start() {
      timer = setInterval(() => void flush(), FLUSH_MS).unref()
    },
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
