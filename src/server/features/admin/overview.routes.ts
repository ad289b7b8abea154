import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AdminOverview } from '#contracts/admin/admin.ts'
import type { OverviewRepository } from './overview.repository.ts'

export interface OverviewRoutesOptions {
  overview: OverviewRepository
  /** How many imported entries wait for a decision. */
  pendingApprovals: () => Promise<number>
}

export const overviewRoutes =
  ({ overview, pendingApprovals }: OverviewRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      response: { 200: AdminOverview },
      tags: ['redazione'],
      summary: 'Quanto c’è di tutto',
    }
    app.get('/overview', { schema }, async () => ({
      ...(await overview.counts()),
      pendingApprovals: await pendingApprovals(),
    }))
  }
