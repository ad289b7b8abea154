import type { Logger } from 'pino'
import { type Clock, platformClock } from '#server/clock.ts'
import type { CatalogueState } from '#server/db/catalogue-version.ts'
import type { CatalogueChange } from './catalogue-change.ts'

const POLL_MS = 1000

export interface CatalogueWatch {
  /** Grows whenever the catalogue changed. What was read in one epoch must not be kept in another. */
  readonly epoch: number
  /** Called synchronously at each change, before anybody can see the new epoch. */
  onChange(listener: (change: CatalogueChange) => void): void
  /**
   * Looks at once instead of at the next tick: call it after a write of this process. Never throws: the write is kept, and
   * whoever made it must not be told otherwise.
   */
  refresh(): Promise<void>
  stop(): void
}

export interface CatalogueWatchOptions {
  /** What the database raises with every committed write to the catalogue, whichever server made it. */
  readState: () => Promise<CatalogueState>
  log: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds between two looks; 0 looks only when `refresh` is called. */
  pollMs?: number
  clock?: Clock
}

/**
 * Follows the catalogue's version. A database that does not answer changes nothing: the site goes on serving what it
 * has, and says so once in the log.
 */
export async function watchCatalogue({
  readState,
  log,
  pollMs = POLL_MS,
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
  // One look after the other, or an older answer could overtake a newer one; those who wait share the next look.
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

/** Every change since a version, or everything where one of them is not known. */
function changesBetween(
  version: number,
  { version: seen, recentChanges }: CatalogueState,
): CatalogueChange[] {
  const since = recentChanges.filter((change) => change.version > version)
  return since.length === seen - version ? since : ['everything']
}
