import type { Logger } from 'pino'

const POLL_MS = 1000

export interface CatalogueWatch {
  /** Grows whenever the catalogue changed. What was read in one epoch must not be kept in another. */
  readonly epoch: number
  /** Called synchronously at each change, before anybody can see the new epoch. */
  onChange(listener: () => void): void
  /** Looks at once instead of at the next tick: call it after a write of this process. */
  refresh(): Promise<void>
  stop(): void
}

export interface CatalogueWatchOptions {
  /** The number that the database bumps with every committed write to the catalogue, whichever server made it. */
  readVersion: () => Promise<number>
  log: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds between two looks; 0 looks only when `refresh` is called. */
  pollMs?: number
}

/**
 * Follows the catalogue's version. A database that does not answer changes nothing: the site goes on serving what it
 * has, and says so once in the log.
 */
export async function watchCatalogue({
  readVersion,
  log,
  pollMs = POLL_MS,
}: CatalogueWatchOptions): Promise<CatalogueWatch> {
  const listeners: (() => void)[] = []
  let version = await readVersion()
  let epoch = 0
  let failing = false

  const look = async () => {
    const seen = await readVersion()
    if (failing) log.info('the catalogue version can be read again')
    failing = false
    if (seen === version) return
    version = seen
    epoch += 1
    for (const listener of listeners) listener()
  }

  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const tick = async () => {
    try {
      await look()
    } catch (err) {
      if (!failing && !stopped) log.warn({ err }, 'the catalogue version cannot be read; cached pages stay')
      failing = true
    }
    schedule()
  }
  const schedule = () => {
    if (pollMs > 0 && !stopped) timer = setTimeout(() => void tick(), pollMs).unref()
  }
  schedule()

  return {
    get epoch() {
      return epoch
    },
    onChange: (listener) => void listeners.push(listener),
    refresh: look,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
