import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ADMIN_PAGE_LENGTH, AdminSearch } from '#contracts/admin/admin-search.ts'
import { listAuditLog } from '#contracts/audit-log/admin-audit-log.endpoints.ts'
import { AuditPage } from '#contracts/audit-log/audit-log.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { auditEntriesRepository } from './audit-entries.repository.ts'

const auditLogRoutes =
  ({ db }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const entries = auditEntriesRepository(db)
    const schema = {
      querystring: AdminSearch.pick({ after: true }),
      response: ok(AuditPage, 400),
      summary: 'Che cosa è stato cambiato, e da chi',
    }
    serve(app, listAuditLog, schema, async (request) => {
      const found = await entries.page({ after: request.query.after, limit: ADMIN_PAGE_LENGTH })
      return {
        entries: found,
        next: found.length === ADMIN_PAGE_LENGTH ? (found.at(-1)?.id ?? null) : null,
      }
    })
  }

export const auditLogModule: OpenModule = (services) => ({ adminRoutes: [auditLogRoutes(services)] })
