import type { Logger } from 'pino'
import type { Counted } from '#domain/statistics/counted.ts'
import type { Count, DailyCountsRepository } from './daily-counts.repository.ts'

const FLUSH_MS = 10_000
/** Maximum number of different keys per kind between two writes, so that invented keys cannot fill the
 * table. */
const MOST_KEYS = 500
const OTHER = '…'

export interface DailyCounter {
  count(kind: Counted, key: string): void
  /** Writes the counts. Never throws: counts that could not be written are written with the next flush. */
  flush(): Promise<void>
  start(): void
  close(): Promise<void>
}

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
