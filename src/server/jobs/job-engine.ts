import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { type Clock, platformClock } from '#server/clock.ts'
import { isDatabaseUnavailable } from '#server/db/database-failure.ts'

/** How often an idle server looks for a job that waits, or that another one left behind. */
const LOOK_MS = 5000
/** For how long a server is believed to be alive without a word from it. */
export const LEASE_S = 20
const LEASE_MS = LEASE_S * 1000
/** Between two tries of what must reach the database. */
const PATIENCE_MS = 1000

/** Thrown inside a transaction when the job belongs to another server by now, or was stopped. */
export class LeaseLost extends Error {}

/** Which job is whose: rows of the database, since several servers may run. */
interface Leases<Job> {
  /** A job to work on: one whose server has gone silent, or the next that waits. */
  claim(holder: string): Promise<Job | undefined>
  /** False when the job is not ours any more. */
  prolong(id: number, holder: string): Promise<boolean>
  /** Gives the job back, so that another server need not wait for the lease to end. */
  release(id: number, holder: string): Promise<void>
}

/** What work on a job is given. */
export interface AtWork {
  /** By which name the leases know this server. */
  holder: string
  /** Aborted when the server stops or the job is not ours any more. */
  signal: AbortSignal
  /**
   * Tries again while the database is away, until the server stops: for what has happened outside and must be written
   * down. `call` may be repeated after its work was done and only the answer was lost.
   */
  patiently: <T>(call: () => Promise<T>) => Promise<T>
}

export interface JobEngineOptions<Job> {
  /** What it works on, for the log: 'an import'. */
  name: string
  leases: Leases<Job>
  /** Works until the job is over and writes that down. Throws {@link LeaseLost}, and whatever `signal` throws. */
  work: (job: Job, at: AtWork) => Promise<void>
  /** Writes down that the job ended in an error of the program. */
  fail: (job: Job, holder: string) => Promise<void>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** 0 never looks by itself: only `wake` does. */
  lookMs?: number | undefined
  clock?: Clock | undefined
  /** Another name for this server than one that is made up. */
  holder?: string | undefined
}

interface Patience extends Pick<JobEngineOptions<never>, 'name' | 'log'> {
  clock: Clock
  signal: AbortSignal
}

/** See {@link AtWork.patiently}. */
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
  /** The moment before the job was claimed, so that our time is over before the others believe so. */
  askedAt: number
  clock: Clock
  prolong: () => Promise<boolean>
  onFailure: (error: unknown) => void
  /** The job is not ours any more, or may not be: another server may have it by now. */
  onLost: () => void
}

/** Prolongs a lease until it is let go, and says when it is over anyway. */
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

/** Works on jobs of one kind, one at a time across all servers, in the background of this one. */
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
        // No fault of the job: whoever finds it when its lease has ended goes on with it.
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
    /** Looks at once whether there is something to do; from then on every few seconds. */
    wake,
    /** Stops in the middle of a job and gives it back: the next server goes on with it. */
    async stop(): Promise<void> {
      stopping.abort(new Error('the server stops'))
      callOffLook()
      await working
    },
  }
}
