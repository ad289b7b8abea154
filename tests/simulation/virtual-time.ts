import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#server/clock.ts'

/** A process whose timers never fire again after it dies. */
export interface Mortal {
  readonly isAlive: boolean
}

interface Moment {
  atMs: number
  /** Of two timers for the same time, the one set first runs first. */
  order: number
  work: (() => void) | undefined
}

/** One thread, and a clock that jumps from one thing that happens to the next. */
export function virtualTime() {
  const moments: Moment[] = []
  let nowMs = 0
  let planned = 0

  const isBefore = (one: Moment, other: Moment) =>
    one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order)
  const add = (moment: Moment) => {
    let at = moments.push(moment) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = moments[parent] as Moment
      if (!isBefore(moment, above)) break
      moments[at] = above
      at = parent
    }
    moments[at] = moment
  }
  const takeFirst = (): Moment | undefined => {
    const [first] = moments
    const last = moments.pop()
    if (!first || !last || first === last) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= moments.length) break
      if (child + 1 < moments.length && isBefore(moments[child + 1] as Moment, moments[child] as Moment))
        child += 1
      if (!isBefore(moments[child] as Moment, last)) break
      moments[at] = moments[child] as Moment
      at = child
    }
    moments[at] = last
    return first
  }

  /** Calls `work` so many milliseconds from now. Returns a function that cancels it. */
  const after = (ms: number, work: () => void): (() => void) => {
    planned += 1
    const moment: Moment = { atMs: nowMs + Math.max(0, ms), order: planned, work }
    add(moment)
    return () => {
      moment.work = undefined
    }
  }

  /** The clock of a server: it stops with it, and may be wrong by `wrongByMs`. */
  const clockOf = (owner: Mortal, wrongByMs = 0): Clock => {
    const afterFor = (ms: number, work: () => void) => after(ms, () => owner.isAlive && work())
    return {
      now: () => nowMs + wrongByMs,
      monotonic: () => nowMs,
      after: afterFor,
      every(ms, work) {
        let callOff = () => {}
        const again = () => {
          callOff = afterFor(ms, () => {
            again()
            work()
          })
        }
        again()
        return () => callOff()
      },
      sleep: (ms, signal) =>
        new Promise((resolve, reject) => {
          if (signal?.aborted) return reject(signal.reason)
          const onAbort = () => {
            callOff()
            reject(signal?.reason)
          }
          const callOff = afterFor(ms, () => {
            signal?.removeEventListener('abort', onAbort)
            resolve()
          })
          signal?.addEventListener('abort', onAbort, { once: true })
        }),
    }
  }

  return {
    nowMs: () => nowMs,
    after,
    clockOf,
    /**
     * Lets happen what is planned, one thing after the other with all that follows from it at once, until nothing is
     * planned, `untilMs` has come or `isOver` says so.
     */
    async run(untilMs: number, isOver: () => boolean): Promise<void> {
      await setImmediate()
      while (!isOver()) {
        const next = takeFirst()
        if (!next) return
        if (!next.work) continue
        if (next.atMs > untilMs) return add(next)
        nowMs = next.atMs
        next.work()
        await setImmediate()
      }
    },
  }
}
