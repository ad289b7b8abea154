import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Time as one server knows it. What waits or counts time is given one, so that a simulation can pass days in a moment. */
export interface Clock {
  /** Unix time, ms. */
  now(): number
  /** Milliseconds since some moment; never set back. */
  monotonic(): number
  /** Calls `work` once after so many milliseconds, and keeps no process alive for it. Returns how to cancel it. */
  after(ms: number, work: () => void): () => void
  /** As `after`, again and again. */
  every(ms: number, work: () => void): () => void
  /** Rejects when the signal is aborted. */
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
