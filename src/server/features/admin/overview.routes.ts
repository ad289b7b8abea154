import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import { AdminOverview } from '#contracts/admin/admin.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OverviewRepository } from './overview.repository.ts'

export interface OverviewRoutesOptions {
  overview: OverviewRepository
  pendingApprovals: () => Promise<number>
}

export const overviewRoutes =
  ({ overview, pendingApprovals }: OverviewRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: ok(AdminOverview), summary: "Quanto c'è di tutto" }
    serve(app, getAdminOverview, schema, async () => ({
      ...(await overview.counts()),
      pendingApprovals: await pendingApprovals(),
    }))
  }
