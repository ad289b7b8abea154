import { Cron } from 'croner'
import { IMPORT_KINDS } from '#domain/import/import-vocabulary.ts'
import type { SiteModule, SiteServices } from '#server/site-module.ts'
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

const EVERY_HOUR = '0 * * * *'

export const importModule =
  (pace?: ImportWorkOptions['pace']) =>
  ({ db, config, log, sessions, refreshCatalogue }: SiteServices): SiteModule => {
    const work = importWork({ db, config, log, pace })
    const { allowedHosts, jobs, engine, readPage } = work
    const adminRoutes = [
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
      adminRoutes,

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
