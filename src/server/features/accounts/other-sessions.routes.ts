import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { endOtherSessions } from '#contracts/accounts/accounts.endpoints.ts'
import { ApiError } from '#contracts/api-error.ts'
import type { SessionKeeper } from '#server/accounts/sessions.ts'
import { serve } from '#server/plugins/serve.ts'

export const otherSessionsRoutes =
  ({ sessions }: { sessions: Pick<SessionKeeper, 'guard' | 'of' | 'endOthers'> }): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      response: { 204: z.void(), 401: ApiError },
      tags: ['account'],
      summary: 'Chiude le sessioni degli altri dispositivi',
    }
    const onRequest = sessions.guard('Accedi per scollegare gli altri dispositivi')
    serve(app, endOtherSessions, { schema, onRequest }, async (request, reply) => {
      await sessions.endOthers(sessions.of(request))
      return reply.code(204).send()
    })
  }
