import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SessionKeeper } from './accounts/sessions.ts'
import type { Database } from './db/database.ts'
import { auditEntriesRepository } from './features/audit-log/audit-entries.repository.ts'
import { auditLogRoutes } from './features/audit-log/audit-log.routes.ts'
import { overviewRepository } from './features/overview/overview.repository.ts'
import { overviewRoutes } from './features/overview/overview.routes.ts'
import { peopleRepository } from './features/people/people.repository.ts'
import { peopleRoutes } from './features/people/people.routes.ts'

export interface AdminPartsOptions {
  db: Database
  sessions: SessionKeeper
}

/**
 * The part of the composition root that is about administrators: everything under /api/admin. The guard stands before
 * the scope itself, so a route that is added here cannot forget it.
 */
export const adminParts = ({ db, sessions }: AdminPartsOptions): FastifyPluginAsyncZod => {
  const routes = [
    // Nothing waits for approval as long as nothing can be imported: the review queue is counted here.
    overviewRoutes({ overview: overviewRepository(db), pendingApprovals: async () => 0 }),
    peopleRoutes({ people: peopleRepository(db), sessions }),
    auditLogRoutes({ entries: auditEntriesRepository(db) }),
  ]
  const scope: FastifyPluginAsyncZod = async (app) => {
    app.addHook('onRequest', sessions.guardAdmin)
    for (const route of routes) await app.register(route)
  }
  return async (app) => {
    await app.register(scope, { prefix: '/admin' })
  }
}
