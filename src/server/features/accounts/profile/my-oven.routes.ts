import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { getMyOven, keepMyOven } from '#contracts/accounts/accounts.endpoints.ts'
import { ApiError } from '#contracts/api-error.ts'
import { MyOven } from '#contracts/oven-guide/my-oven.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { keepOven } from './my-oven.repository.ts'

export const myOvenRoutes =
  ({ db, sessions }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', sessions.guard('Accedi per ritrovare il tuo forno'))
    const read = {
      response: { 200: MyOven, 204: z.void(), 401: ApiError },
      summary: 'Il forno che hai in casa',
      description: '204 finché non lo dici.',
    }
    serve(app, getMyOven, read, async (request, reply) => {
      const { oven } = sessions.of(request).account
      return oven ?? reply.code(204).send()
    })

    const keep = { body: MyOven, response: ok(MyOven, 400, 401), summary: 'Tieni il forno che hai in casa' }
    serve(app, keepMyOven, keep, async (request) => {
      await keepOven(db, sessions.of(request).account.id, request.body)
      return request.body
    })
  }
