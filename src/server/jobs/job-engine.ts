import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '#server/db/database-failure.ts'

/** How often an idle server looks for a job that waits, or that another one left behind. */
const LOOK_MS = 5000
/** For how long a server is believed to be alive without a word from it. */
export const LEASE_S = 20

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

export interface JobEngineOptions<Job> {
  /** What it works on, for the log: 'an import'. */
  name: string
  leases: Leases<Job>
  /** Works until the job is over and writes that down. Throws {@link LeaseLost}, and whatever `signal` throws. */
  work: (job: Job, holder: string, signal: AbortSignal) => Promise<void>
  /** Writes down that the job ended in an error of the program. */
  fail: (job: Job, holder: string) => Promise<void>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** 0 never looks by itself: only `wake` does. */
  lookMs?: number | undefined
}

/** Works on jobs of one kind, one at a time across all servers, in the background of this one. */
export function jobEngine<Job extends { id: number }>(options: JobEngineOptions<Job>) {
  const { name, leases, log, lookMs = LOOK_MS } = options
  const holder = randomUUID()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let isWoken = false

  const workOff = async (job: Job): Promise<void> => {
    const lost = new AbortController()
    const prolong = () =>
      leases.prolong(job.id, holder).then(
        (isOurs) => isOurs || lost.abort(new LeaseLost()),
        (err: unknown) => log.warn({ err, job: job.id }, `the lease of ${name} could not be prolonged`),
      )
    const heart = setInterval(prolong, (LEASE_S * 1000) / 4)
    try {
      await options.work(job, holder, AbortSignal.any([stopping.signal, lost.signal]))
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
      clearInterval(heart)
    }
  }

  const workOffAll = async (): Promise<void> => {
    for (
      let job = await leases.claim(holder);
      job && !stopping.signal.aborted;
      job = await leases.claim(holder)
    ) {
      await workOff(job)
    }
  }

  const wake = () => {
    clearTimeout(timer)
    isWoken = working !== undefined
    if (working || stopping.signal.aborted) return
    working = workOffAll()
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, `whether ${name} waits could not be looked at`)
      })
      .finally(() => {
        working = undefined
        if (isWoken) wake()
        else if (lookMs > 0 && !stopping.signal.aborted) timer = setTimeout(wake, lookMs).unref()
      })
  }

  return {
    /** Looks at once whether there is something to do; from then on every few seconds. */
    wake,
    /** Stops in the middle of a job and gives it back: the next server goes on with it. */
    async stop(): Promise<void> {
      stopping.abort(new Error('the server stops'))
      clearTimeout(timer)
      await working
    },
  }
}
