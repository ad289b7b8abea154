import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import { AdminOverview } from '#contracts/admin/admin.ts'
import { pendingCount } from '#server/features/import/queue/queue.repository.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { overviewRepository } from './overview.repository.ts'

const overviewRoutes =
  ({ db }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: ok(AdminOverview), summary: "Quanto c'è di tutto" }
    serve(app, getAdminOverview, schema, async () => ({
      ...(await overviewRepository(db).counts()),
      pendingApprovals: await pendingCount(db),
    }))
  }

export const adminModule: OpenModule = (services) => ({ adminRoutes: [overviewRoutes(services)] })
