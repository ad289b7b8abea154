import { Cron } from 'croner'
import { IMPORT_KINDS } from '#domain/import/import-vocabulary.ts'
import type { SiteModule, SiteServices } from '#server/site-module.ts'
import { importEntriesRoutes } from './import-entries.routes.ts'
import { importPageRoutes } from './import-page.routes.ts'
import { importRunsRoutes } from './import-runs.routes.ts'
import { importSourcesRoutes } from './import-sources.routes.ts'
import { type ImportWorkOptions, importWork } from './import-work.ts'

const EVERY_HOUR = '0 * * * *'

export const importModule =
  (pace?: ImportWorkOptions['pace']) =>
  (services: SiteServices): SiteModule => {
    const { log } = services
    const work = importWork({ ...services, pace })
    const { jobs, engine } = work
    const adminRoutes = [
      importSourcesRoutes(services, work),
      importRunsRoutes(services, work),
      importEntriesRoutes(services),
      importPageRoutes(work),
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
