import type { OpenModule } from '#server/site-module.ts'
import { auditEntriesRepository } from './audit-entries.repository.ts'
import { auditLogRoutes } from './audit-log.routes.ts'

export const auditLogModule: OpenModule = ({ db }) => ({
  adminRoutes: [auditLogRoutes({ entries: auditEntriesRepository(db) })],
})
