import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { addressOf } from '#contracts/endpoint.ts'
import { getSymptom, listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import { SymptomCard, SymptomPage } from '#contracts/first-aid/first-aid.ts'
import { AppError } from '#server/app-error.ts'
import { NO_RECIPES } from '#server/cache/catalogue-change.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { SYMPTOM_CARDS, SYMPTOM_PAGES } from './first-aid-answers.ts'

const firstAidRoutes =
  ({ answers }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const kept = { shelf: 'lists', madeFrom: NO_RECIPES } as const
    const all = { response: ok(z.array(SymptomCard)), summary: 'I difetti della pizza' }
    serve(app, listSymptoms, all, (request, reply) =>
      answers.send(request, reply, {
        ...kept,
        key: listSymptoms.path,
        load: async () => ({ value: [...SYMPTOM_CARDS] }),
      }),
    )

    const one = {
      params: z.object({ id: z.string() }),
      response: ok(SymptomPage, 404),
      summary: 'Un difetto: che cosa fare adesso, le cause e che cosa cambiare',
    }
    serve(app, getSymptom, one, (request, reply) => {
      const { id } = request.params
      const page = SYMPTOM_PAGES.get(id)
      if (!page) throw new AppError('not_found', 'Voce del pronto soccorso non trovata')
      return answers.send(request, reply, {
        ...kept,
        key: addressOf(getSymptom, { params: { id } }),
        load: async () => ({ value: page }),
      })
    })
  }

export const firstAidModule: OpenModule = (services) => ({
  tag: 'pronto soccorso',
  routes: [firstAidRoutes(services)],
})
