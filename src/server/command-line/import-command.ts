import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ImportRun } from '#contracts/import/import-run.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { importRunsRepository } from '#server/features/import/import-runs.repository.ts'
import { importSourcesRepository } from '#server/features/import/import-sources.repository.ts'
import { type ImportWorkOptions, importWork } from '#server/features/import/import-work.ts'
import type { ImportFrom } from './parse-command.ts'
import { OF_KIND, sourceNamed } from './source-named.ts'

const LOOK_MS = 250

export interface ImportCommandOptions {
  db: Database
  config: Pick<Config, 'site' | 'importAllowedHosts'>
  log: Logger
  pace?: ImportWorkOptions['pace']
  onProgress?: (text: string) => void
}

export async function importNow(
  options: ImportCommandOptions,
  { kind, from }: { kind: ImportKind; from: ImportFrom },
): Promise<string> {
  const work = importWork(options)
  try {
    // Uses the same job as the dashboard. If an import already runs, the command only watches it.
    if (from === 'sources')
      return await watch(options, work, await importRunsRepository(options.db).start(undefined, kind))
    if ('source' in from) return await watch(options, work, await startOne(options, kind, from.source))
    const found = await work.readPage({ kind, url: from.page }, new AbortController().signal)
    return `Pagina letta. Voci da approvare: ${found.length}.`
  } finally {
    await work.close()
  }
}

type Work = ReturnType<typeof importWork>
type Started = { id: number }

/** An import that already runs is an error here, because it may read other sources. */
async function startOne({ db }: ImportCommandOptions, kind: ImportKind, name: string): Promise<Started> {
  const source = sourceNamed(name, kind, await importSourcesRepository(db).list(kind))
  if (!source.isEnabled)
    throw new Error(`La fonte ${source.url} non è attiva: attivala nel pannello, poi riprova.`)
  const started = await importRunsRepository(db).startOne(kind, source.id)
  if (!started)
    throw new Error(`Un'altra lettura ${OF_KIND[kind]} è in corso o aspetta: riprova quando è finita.`)
  return started
}

async function watch(
  { db, onProgress = () => undefined }: ImportCommandOptions,
  { engine }: Work,
  started: Started,
): Promise<string> {
  const runs = importRunsRepository(db)
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
