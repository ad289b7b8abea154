import { type AtWork, type JobEngineOptions, jobEngine } from '#server/jobs/job-engine.ts'
import { type ReadingParts, readItem } from './read-item.ts'
import type { Run, RunsRepository } from './runs.repository.ts'

export interface RunEngineOptions extends Pick<JobEngineOptions<Run>, 'log' | 'lookMs' | 'clock' | 'holder'> {
  runs: RunsRepository
  parts: Omit<ReadingParts, 'runs'>
}

export function runEngine({ runs, parts, ...options }: RunEngineOptions) {
  const readAll = async (run: Run, { holder, signal, patiently }: AtWork): Promise<void> => {
    const reading: ReadingParts['runs'] = {
      freshness: (url) => runs.freshness(url),
      readAt: (urls) => patiently(() => runs.readAt(urls)),
    }
    for (let item = await runs.next(run.id); item; item = await runs.next(run.id)) {
      const at = { runId: run.id, holder, item }
      signal.throwIfAborted()
      const write = await readItem({ ...parts, runs: reading }, run, item, signal)
      await patiently(() => runs.settle(at, write))
    }
  }
  return jobEngine<Run>({
    name: 'an import',
    leases: runs,
    ...options,
    async work(run, at) {
      await runs.plan(run)
      await readAll(run, at)
      await runs.finish(
        run.id,
        at.holder,
        'done',
        (await runs.hasItems(run.id)) ? null : NO_SOURCES[run.kind],
      )
    },
    fail: (run, holder) =>
      runs.finish(run.id, holder, 'failed', 'Lo scraping si è fermato per un errore del programma.'),
  })
}

const NO_SOURCES = {
  recipe: 'Nessuna fonte attiva: aggiungi un sito, una mappa del sito, un feed o una pagina.',
  pizzeria: 'Nessuna fonte attiva: aggiungi la pagina di una pizzeria, o una lista che le nomina.',
} as const
