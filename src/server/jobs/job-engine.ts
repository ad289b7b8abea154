import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { type Clock, platformClock } from '#server/clock.ts'
import { isDatabaseUnavailable } from '#server/db/database-failure.ts'

const LOOK_MS = 5000
/** A server that has not prolonged its lease for this time is considered dead. */
export const LEASE_S = 20
const LEASE_MS = LEASE_S * 1000
const PATIENCE_MS = 1000

export class LeaseLost extends Error {}

interface Leases<Job> {
  claim(holder: string): Promise<Job | undefined>
  prolong(id: number, holder: string): Promise<boolean>
  release(id: number, holder: string): Promise<void>
}

export interface AtWork {
  holder: string
  signal: AbortSignal
  /**
   * Repeats `call` while the database is unavailable, until the server stops. Use it to store the result of
   * an outside action, such as a sent email. If a response of the database is lost, `call` runs again
   * although it succeeded.
   */
  patiently: <T>(call: () => Promise<T>) => Promise<T>
}

export interface JobEngineOptions<Job> {
  name: string
  leases: Leases<Job>
  /** Works on the job until it is finished, and stores the result. Throws {@link LeaseLost} or the reason of
   * `signal`. */
  work: (job: Job, at: AtWork) => Promise<void>
  fail: (job: Job, holder: string) => Promise<void>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Interval in milliseconds at which the engine looks for jobs. 0: only after `wake`. */
  lookMs?: number | undefined
  clock?: Clock | undefined
  holder?: string | undefined
}

interface Patience extends Pick<JobEngineOptions<never>, 'name' | 'log'> {
  clock: Clock
  signal: AbortSignal
}

async function untilItAnswers<T>(call: () => Promise<T>, { name, log, clock, signal }: Patience): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (err) {
      if (!isDatabaseUnavailable(err) || signal.aborted) throw err
      log.warn({ err }, `${name} waits for the database`)
      await clock.sleep(PATIENCE_MS, signal)
    }
  }
}

interface HeldLease {
  /** Monotonic time before the claim, so that this server considers its lease expired earlier than the other
   * servers do. */
  askedAt: number
  clock: Clock
  prolong: () => Promise<boolean>
  onFailure: (error: unknown) => void
  onLost: () => void
}

function keepLease({ askedAt, clock, prolong, onFailure, onLost }: HeldLease): () => void {
  let heldUntil = askedAt + LEASE_MS
  const beat = async () => {
    const beatAt = clock.monotonic()
    try {
      if (await prolong()) heldUntil = Math.max(heldUntil, beatAt + LEASE_MS)
      else onLost()
    } catch (error) {
      onFailure(error)
    }
  }
  let callOffGuard = () => {}
  const guard = () => {
    const leftMs = heldUntil - clock.monotonic()
    if (leftMs > 0) callOffGuard = clock.after(leftMs, guard)
    else onLost()
  }
  guard()
  const callOffHeart = clock.every(LEASE_MS / 4, () => void beat())
  return () => {
    callOffGuard()
    callOffHeart()
  }
}

export function jobEngine<Job extends { id: number }>(options: JobEngineOptions<Job>) {
  const { name, leases, log, lookMs = LOOK_MS, clock = platformClock, holder = randomUUID() } = options
  const stopping = new AbortController()
  let callOffLook = () => {}
  let working: Promise<void> | undefined
  let isWoken = false

  const patiently: AtWork['patiently'] = (call) =>
    untilItAnswers(call, { name, log, clock, signal: stopping.signal })

  const workOff = async (job: Job, askedAt: number): Promise<void> => {
    const lost = new AbortController()
    const letGo = keepLease({
      askedAt,
      clock,
      prolong: () => leases.prolong(job.id, holder),
      onFailure: (err) => log.warn({ err, job: job.id }, `the lease of ${name} could not be prolonged`),
      onLost: () => lost.abort(new LeaseLost()),
    })
    try {
      const signal = AbortSignal.any([stopping.signal, lost.signal])
      await options.work(job, { holder, signal, patiently })
    } catch (err) {
      if (stopping.signal.aborted) return await leases.release(job.id, holder)
      if (err instanceof LeaseLost || lost.signal.aborted) return
      if (isDatabaseUnavailable(err)) {
        log.warn({ err, job: job.id }, `${name} waits for the database`)
        return
      }
      log.error({ err, job: job.id }, `${name} ended in an error of the program`)
      await options.fail(job, holder)
    } finally {
      letGo()
    }
  }

  const workOffAll = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const askedAt = clock.monotonic()
      const job = await leases.claim(holder)
      if (!job) return
      if (stopping.signal.aborted) await leases.release(job.id, holder)
      else await workOff(job, askedAt)
    }
  }

  const wake = () => {
    callOffLook()
    isWoken = working !== undefined
    if (working || stopping.signal.aborted) return
    working = workOffAll()
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, `whether ${name} waits could not be looked at`)
      })
      .finally(() => {
        working = undefined
        if (isWoken) wake()
        else if (lookMs > 0 && !stopping.signal.aborted) callOffLook = clock.after(lookMs, wake)
      })
  }

  return {
    wake,
    async stop(): Promise<void> {
      stopping.abort(new Error('the server stops'))
      callOffLook()
      await working
    },
  }
}
