import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { getKitchen, keepKitchen } from '#contracts/accounts/accounts.endpoints.ts'
import { ApiError } from '#contracts/api-error.ts'
import { Kitchen, KitchenChange } from '#contracts/kitchen/kitchen.ts'
import { kitchenOf } from '#domain/kitchen/kitchen.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { changeKitchen } from './kitchen.repository.ts'

export const kitchenRoutes =
  ({ db, sessions }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', sessions.guard('Accedi per ritrovare la tua cucina'))
    const read = {
      response: { 200: Kitchen, 204: z.void(), 401: ApiError },
      summary: 'La cucina che hai: forno, farina, gradi, panetto',
      description: '204 finché non ne dici niente.',
    }
    serve(app, getKitchen, read, async (request, reply) => {
      const kitchen = kitchenOf(sessions.of(request).account.oven)
      return kitchen ?? reply.code(204).send()
    })

    const keep = {
      body: KitchenChange,
      response: ok(Kitchen, 400, 401),
      summary: 'Tieni la cucina che hai',
      description: 'Un campo che manca resta come sta, null lo dimentica. Risponde la cucina intera.',
    }
    serve(app, keepKitchen, keep, async (request) =>
      changeKitchen(db, sessions.of(request).account.id, request.body),
    )
  }
