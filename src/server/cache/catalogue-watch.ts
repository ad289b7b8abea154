import type { Logger } from 'pino'
import { type Clock, platformClock } from '#server/clock.ts'
import type { CatalogueState } from '#server/db/catalogue-version.ts'
import type { CatalogueChange } from './catalogue-change.ts'

export interface CatalogueWatch {
  /** Increases with each change of the catalogue. Data read in one epoch must not be cached in another. */
  readonly epoch: number
  onChange(listener: (change: CatalogueChange) => void): void
  /**
   * Checks at once instead of at the next poll. Call it after a write of this process. Never throws, because
   * the write is already committed.
   */
  refresh(): Promise<void>
  stop(): void
}

export interface CatalogueWatchOptions {
  readState: () => Promise<CatalogueState>
  log: Pick<Logger, 'warn' | 'info'>
  pollMs: number
  clock?: Clock
}

/**
 * Polls the version of the catalogue. If the database does not answer, the site continues with its current
 * data, and only the first failure is logged.
 */
export async function watchCatalogue({
  readState,
  log,
  pollMs,
  clock = platformClock,
}: CatalogueWatchOptions): Promise<CatalogueWatch> {
  const listeners: ((change: CatalogueChange) => void)[] = []
  let { version } = await readState()
  let epoch = 0
  let failing = false

  const readAndTell = async () => {
    const seen = await readState()
    if (failing) log.info('the catalogue version can be read again')
    failing = false
    if (seen.version === version) return
    const changes = changesBetween(version, seen)
    version = seen.version
    epoch += 1
    for (const change of changes) for (const listener of listeners) listener(change)
  }
  // Only one check runs at a time, because an older answer could overtake a newer one. Callers that wait
  // share the next check.
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const look = (): Promise<void> => {
    if (running) {
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined
          return look()
        })
      return next
    }
    running = readAndTell().finally(() => {
      running = undefined
    })
    return running
  }

  let callOff = () => {}
  let stopped = false
  const attempt = async () => {
    try {
      await look()
    } catch (err) {
      if (!failing && !stopped) log.warn({ err }, 'the catalogue version cannot be read; cached pages stay')
      failing = true
    }
  }
  const schedule = () => {
    if (pollMs > 0 && !stopped) callOff = clock.after(pollMs, () => void attempt().then(schedule))
  }
  schedule()

  return {
    get epoch() {
      return epoch
    },
    onChange: (listener) => void listeners.push(listener),
    refresh: attempt,
    stop() {
      stopped = true
      callOff()
    },
  }
}

function changesBetween(
  version: number,
  { version: seen, recentChanges }: CatalogueState,
): CatalogueChange[] {
  const since = recentChanges.filter((change) => change.version > version)
  return since.length === seen - version ? since : ['everything']
}
