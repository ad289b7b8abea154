import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { SessionKeeper } from '../../accounts/sessions.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { auditEntriesRepository } from '../audit-log/audit-entries.repository.ts'
import { auditLogRoutes } from '../audit-log/audit-log.routes.ts'
import { editingParts } from '../entry-editing/entry-editing.module.ts'
import { type ImportPartsOptions, importParts } from '../import/import.module.ts'
import { pictureUploadRoutes } from '../pictures/picture-upload.routes.ts'
import type { UploadedPicturesRepository } from '../pictures/uploaded-pictures.repository.ts'
import { emptyRecipeBin } from '../recipes/recipe-bin.repository.ts'
import { recipeEditingRepository } from '../recipes/recipe-editing.repository.ts'
import { recipeEditingRoutes } from '../recipes/recipe-editing.routes.ts'
import { recipeVideoRoutes } from '../recipes/recipe-video.routes.ts'
import { youtubeSearch } from '../recipes/youtube-search.ts'
import { peopleRepository } from '../users/users.repository.ts'
import { peopleRoutes } from '../users/users.routes.ts'
import { overviewRepository } from './overview.repository.ts'
import { overviewRoutes } from './overview.routes.ts'

export interface AdminPartsOptions {
  db: Database
  sessions: SessionKeeper
  config: Pick<Config, 'youtube' | 'site' | 'importAllowedHosts'>
  log: Logger
  pictures: UploadedPicturesRepository
  refreshCatalogue: () => Promise<void>
  /** Of parts that have more than what administrators see. */
  moreRoutes: FastifyPluginAsyncZod[]
  importPace?: ImportPartsOptions['pace']
}

/** The part of the composition root that is about administrators. */
export function adminParts(options: AdminPartsOptions): {
  routes: FastifyPluginAsyncZod[]
  /** Throws away for good what was deleted long ago. */
  tidyUp: () => Promise<void>
  /** Begins to read other sites by itself; a server that does not listen only answers. */
  start: () => void
  close: () => Promise<void>
} {
  const { db, sessions, config, log, pictures, refreshCatalogue, importPace, moreRoutes } = options
  const imports = importParts({ db, config, log, sessions, refreshCatalogue, pace: importPace })
  const editing = recipeEditingRepository(db)
  const entries = editingParts({ db, sessions, refreshCatalogue })
  const searchVideos = youtubeSearch({ ...config.youtube, log })
  return {
    routes: [
      guarded(sessions, [
        overviewRoutes({ overview: overviewRepository(db), pendingApprovals: imports.pendingApprovals }),
        peopleRoutes({ people: peopleRepository(db), sessions }),
        recipeEditingRoutes({ editing, sessions, refreshCatalogue }),
        pictureUploadRoutes({ pictures, sessions }),
        auditLogRoutes({ entries: auditEntriesRepository(db) }),
        ...entries.routes,
        ...imports.routes,
        ...moreRoutes,
      ]),
      recipeVideoRoutes({ editing, sessions, searchVideos, refreshCatalogue }),
    ],
    async tidyUp() {
      await emptyRecipeBin(db)
      await entries.emptyBins()
      await pictures.dropUnused()
    },
    start: () => imports.start(),
    close: () => imports.close(),
  }
}

/**
 * Everything under /api/admin. The guard stands before the scope itself, so a route that is added to it cannot forget it.
 */
function guarded(sessions: SessionKeeper, routes: FastifyPluginAsyncZod[]): FastifyPluginAsyncZod {
  const scope: FastifyPluginAsyncZod = async (app) => {
    app.addHook('onRequest', sessions.guardAdmin)
    for (const route of routes) await app.register(route)
  }
  return async (app) => {
    await app.register(scope, { prefix: '/admin' })
  }
}
