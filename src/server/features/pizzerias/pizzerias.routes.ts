import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Pizzeria } from '#contracts/pizzerias/pizzeria.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import type { CachedResponses } from '#server/cache/cached-routes.ts'
import { NO_RECIPES } from '#server/cache/catalogue-change.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { PizzeriasRepository } from './pizzerias.repository.ts'

export interface PizzeriasRoutesOptions {
  pizzerias: Pick<PizzeriasRepository, 'list'>
  answers: CachedResponses
}

export const pizzeriasRoutes =
  ({ pizzerias, answers }: PizzeriasRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: ok(z.array(Pizzeria)), summary: 'Le pizzerie storiche' }
    serve(app, listPizzerias, schema, (request, reply) => {
      const load = async () => ({ value: await pizzerias.list() })
      return answers.send(request, reply, {
        key: listPizzerias.path,
        shelf: 'lists',
        load,
        madeFrom: NO_RECIPES,
      })
    })
  }
