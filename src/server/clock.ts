import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** The time source for timers and timestamps. A simulation can replace it, so that days pass at once. */
export interface Clock {
  now(): number
  monotonic(): number
  after(ms: number, work: () => void): () => void
  every(ms: number, work: () => void): () => void
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const platformClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref()
    return () => clearTimeout(timer)
  },
  every(ms, work) {
    const timer = setInterval(work, ms).unref()
    return () => clearInterval(timer)
  },
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
}
