import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { proposeDescription } from '#contracts/improvement/admin-improvement.endpoints.ts'
import { DescriptionRequest, ProposedDescription } from '#contracts/improvement/proposed-description.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { ImprovementService } from './improvement-service.ts'

export interface DescriptionRoutesOptions {
  ai: Pick<ImprovementService, 'describe'>
}

export const descriptionRoutes =
  ({ ai }: DescriptionRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      body: DescriptionRequest,
      response: ok(ProposedDescription, 400, 429),
      summary: 'Proponi la descrizione di una ricetta',
      description:
        "La scrive il modello, se ce n'è uno e risponde bene; altrimenti nasce dagli ingredienti e dai tempi.",
    }
    serve(app, proposeDescription, schema, ({ body, ip }) => ai.describe(body, callerOf(ip)))
  }
