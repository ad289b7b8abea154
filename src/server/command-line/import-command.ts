import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ImportRun } from '#contracts/import-run.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { importRunsRepository } from '#server/features/import/import-runs.repository.ts'
import { type ImportWorkOptions, importWork } from '#server/import-work.ts'

const LOOK_MS = 250

export interface ImportCommandOptions {
  db: Database
  config: Pick<Config, 'site' | 'importAllowedHosts'>
  log: Logger
  pace?: ImportWorkOptions['pace']
  /** Hears how far the run is. */
  onProgress?: (text: string) => void
}

/** Reads one page, or all active sources, into the review queue. Answers what was found, in Italian. */
export async function importNow(
  options: ImportCommandOptions,
  { kind, address }: { kind: ImportKind; address: string | undefined },
): Promise<string> {
  const work = importWork(options)
  try {
    if (address === undefined) return await readSources(options, work, kind)
    const found = await work.readPage({ kind, url: address }, new AbortController().signal)
    return `Pagina letta. Voci da approvare: ${found.length}.`
  } finally {
    await work.close()
  }
}

/** The same job as the dashboard's: a run that is under way is watched, not begun twice. */
async function readSources(
  { db, onProgress = () => undefined }: ImportCommandOptions,
  { jobs, engine }: ReturnType<typeof importWork>,
  kind: ImportKind,
): Promise<string> {
  const runs = importRunsRepository(db)
  const started = await jobs.start(kind, { userId: null })
  if (!started) throw new Error('a run that somebody asked for was not started')
  if (started.isNew) await runs.recordStart(undefined, started.id, kind)
  engine.wake()
  let shown = ''
  for (;;) {
    const run = await runs.byId(started.id)
    if (!run) throw new Error('a run that was just started is gone')
    if (run.finishedAt) return outcomeOf(run)
    const text = `Letti ${run.total - run.counts.waiting} indirizzi di ${run.total}.`
    if (text !== shown) onProgress(text)
    shown = text
    await wait(LOOK_MS)
  }
}

function outcomeOf({ state, message, total, counts }: ImportRun): string {
  if (state === 'failed') throw new Error(message ?? 'Lo scraping si è fermato per un errore del programma.')
  const figures = `Indirizzi letti: ${total - counts.waiting}. Da approvare: ${counts.new} nuove voci e ${counts.changed} cambiate. Errori: ${counts.error}.`
  return [message, figures].filter(Boolean).join(' ')
}
