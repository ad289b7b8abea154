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
  /** What is read from other sites, and how much of it waits for a decision. */
  imports: { routes: FastifyPluginAsyncZod[]; pendingApprovals: () => Promise<number> }
}

/**
 * The part of the composition root that is about administrators: everything under /api/admin. The guard stands before
 * the scope itself, so a route that is added here cannot forget it.
 */
export const adminParts = ({ db, sessions, imports }: AdminPartsOptions): FastifyPluginAsyncZod => {
  const routes = [
    overviewRoutes({ overview: overviewRepository(db), pendingApprovals: imports.pendingApprovals }),
    peopleRoutes({ people: peopleRepository(db), sessions }),
    auditLogRoutes({ entries: auditEntriesRepository(db) }),
    ...imports.routes,
  ]
  const scope: FastifyPluginAsyncZod = async (app) => {
    app.addHook('onRequest', sessions.guardAdmin)
    for (const route of routes) await app.register(route)
  }
  return async (app) => {
    await app.register(scope, { prefix: '/admin' })
  }
}
