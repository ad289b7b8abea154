import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { SessionKeeper } from './accounts/sessions.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { editingParts } from './editing-parts.ts'
import { auditEntriesRepository } from './features/audit-log/audit-entries.repository.ts'
import { auditLogRoutes } from './features/audit-log/audit-log.routes.ts'
import { overviewRepository } from './features/overview/overview.repository.ts'
import { overviewRoutes } from './features/overview/overview.routes.ts'
import { peopleRepository } from './features/people/people.repository.ts'
import { peopleRoutes } from './features/people/people.routes.ts'
import { pictureUploadRoutes } from './features/pictures/picture-upload.routes.ts'
import type { UploadedPicturesRepository } from './features/pictures/uploaded-pictures.repository.ts'
import { emptyRecipeBin } from './features/recipes/recipe-bin.repository.ts'
import { recipeEditingRepository } from './features/recipes/recipe-editing.repository.ts'
import { recipeEditingRoutes } from './features/recipes/recipe-editing.routes.ts'
import { recipeVideoRoutes } from './features/recipes/recipe-video.routes.ts'
import { youtubeSearch } from './features/recipes/youtube-search.ts'
import { type ImportPartsOptions, importParts } from './import-parts.ts'

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
