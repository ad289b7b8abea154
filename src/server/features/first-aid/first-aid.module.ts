import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { getSymptom, listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import { SymptomCard, SymptomPage } from '#contracts/first-aid/first-aid.ts'
import { AppError } from '#server/app-error.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule } from '#server/site-module.ts'
import { SYMPTOM_CARDS, SYMPTOM_PAGES } from './first-aid-answers.ts'

const firstAidRoutes: FastifyPluginAsyncZod = async (app) => {
  const all = { response: ok(z.array(SymptomCard)), summary: 'I difetti della pizza' }
  serve(app, listSymptoms, all, async () => [...SYMPTOM_CARDS])

  const one = {
    params: z.object({ id: z.string() }),
    response: ok(SymptomPage, 404),
    summary: 'Un difetto: che cosa fare adesso, le cause e che cosa cambiare',
  }
  serve(app, getSymptom, one, async (request) => {
    const page = SYMPTOM_PAGES.get(request.params.id)
    if (!page) throw new AppError('not_found', 'Voce del pronto soccorso non trovata')
    return page
  })
}

export const firstAidModule: OpenModule = () => ({ tag: 'pronto soccorso', routes: [firstAidRoutes] })
