import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { type ReadingParts, readItem } from './read-item.ts'
import { LEASE_S, LeaseLost, type Run, type RunsRepository } from './runs.repository.ts'

/** How often an idle server looks for a run that waits, or that another one left behind. */
const LOOK_MS = 5000

export interface RunEngineOptions {
  runs: RunsRepository
  parts: Omit<ReadingParts, 'runs'>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** 0 never looks by itself: only `wake` does. */
  lookMs?: number
}

/** Works on the runs of the import, one at a time across all servers, in the background of this one. */
export function runEngine({ runs, parts, log, lookMs = LOOK_MS }: RunEngineOptions) {
  const holder = randomUUID()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let isWoken = false

  const work = async (run: Run): Promise<void> => {
    const lost = new AbortController()
    const signal = AbortSignal.any([stopping.signal, lost.signal])
    const heart = setInterval(
      () => {
        runs.prolong(run.id, holder).then(
          (isOurs) => isOurs || lost.abort(new LeaseLost()),
          (err: unknown) => log.warn({ err, run: run.id }, 'the lease of an import could not be prolonged'),
        )
      },
      (LEASE_S * 1000) / 4,
    )
    try {
      await runs.plan(run)
      await readAll(run, signal)
      await runs.finish(run.id, holder, 'done', (await runs.hasItems(run.id)) ? null : NO_SOURCES[run.kind])
    } catch (err) {
      if (stopping.signal.aborted) return await runs.release(run.id, holder)
      if (err instanceof LeaseLost || lost.signal.aborted) return
      log.error({ err, run: run.id }, 'an import ended in an error of the program')
      await runs.finish(run.id, holder, 'failed', 'Lo scraping si è fermato per un errore del programma.')
    } finally {
      clearInterval(heart)
    }
  }

  const readAll = async (run: Run, signal: AbortSignal): Promise<void> => {
    for (let item = await runs.next(run.id); item; item = await runs.next(run.id)) {
      signal.throwIfAborted()
      const write = await readItem({ ...parts, runs }, run, item, signal)
      await runs.settle({ runId: run.id, holder, item }, write)
    }
  }

  const workOffAll = async (): Promise<void> => {
    for (
      let run = await runs.claim(holder);
      run && !stopping.signal.aborted;
      run = await runs.claim(holder)
    ) {
      await work(run)
    }
  }

  const wake = () => {
    clearTimeout(timer)
    isWoken = working !== undefined
    if (working || stopping.signal.aborted) return
    working = workOffAll()
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'the runs of the import could not be looked at')
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
    /** Stops in the middle of what is being read and gives the run back: the next server goes on with it. */
    async stop(): Promise<void> {
      stopping.abort(new Error('the server stops'))
      clearTimeout(timer)
      await working
    },
  }
}

const NO_SOURCES = {
  recipe: 'Nessuna fonte attiva: aggiungi un sito, una mappa del sito, un feed o una pagina.',
  pizzeria: 'Nessuna fonte attiva: aggiungi la pagina di una pizzeria, o una lista che le nomina.',
} as const
