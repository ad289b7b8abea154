import { Cron } from 'croner'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { IMPORT_KINDS } from '#domain/import/import-vocabulary.ts'
import type { SessionKeeper } from '../../accounts/sessions.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { approvalsRepository } from './approvals.repository.ts'
import { checkedUrl } from './fetching/safe-address.ts'
import { importEntriesRepository } from './import-entries.repository.ts'
import { importEntriesRoutes } from './import-entries.routes.ts'
import { importPageRoutes } from './import-page.routes.ts'
import { importRunsRepository } from './import-runs.repository.ts'
import { importRunsRoutes } from './import-runs.routes.ts'
import { importSourcesRepository } from './import-sources.repository.ts'
import { importSourcesRoutes } from './import-sources.routes.ts'
import { type ImportWorkOptions, importWork } from './import-work.ts'
import { pendingCount } from './queue/queue.repository.ts'

/** The full hour, as the dashboard says. */
const EVERY_HOUR = '0 * * * *'

export interface ImportPartsOptions {
  db: Database
  config: Pick<Config, 'site' | 'importAllowedHosts'>
  log: Logger
  sessions: SessionKeeper
  refreshCatalogue: () => Promise<void>
  pace?: ImportWorkOptions['pace']
}

/** The part of the composition root that is about reading other people's sites. */
export function importParts({ db, config, log, sessions, refreshCatalogue, pace = {} }: ImportPartsOptions) {
  const work = importWork({ db, config, log, pace })
  const { allowedHosts, jobs, engine, readPage } = work
  const routes: FastifyPluginAsyncZod[] = [
    importSourcesRoutes({
      sources: importSourcesRepository(db),
      sessions,
      checkAddress: (url) => void checkedUrl(url, allowedHosts),
    }),
    importRunsRoutes({ runs: importRunsRepository(db), sessions, wake: engine.wake }),
    importEntriesRoutes({
      entries: importEntriesRepository(db),
      approvals: approvalsRepository(db),
      sessions,
      refreshCatalogue,
    }),
    importPageRoutes({ singlePage: readPage }),
  ]
  let schedule: Cron | undefined
  return {
    routes,
    pendingApprovals: () => pendingCount(db),

    /** Takes up what a killed server left behind, and begins a run of each kind every hour. */
    start(): void {
      engine.wake()
      const onError = (err: unknown) => log.error({ err }, 'the hourly import could not be started')
      schedule = new Cron(EVERY_HOUR, { unref: true, catch: onError }, async () => {
        for (const kind of IMPORT_KINDS) await jobs.startScheduled(kind)
        engine.wake()
      })
    },

    async close(): Promise<void> {
      schedule?.stop()
      await work.close()
    },
  }
}
