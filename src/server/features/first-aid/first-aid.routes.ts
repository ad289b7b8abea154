import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { getSymptom, listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import { SymptomCard, SymptomPage } from '#contracts/first-aid/first-aid.ts'
import { AppError } from '#server/app-error.ts'
import { serve } from '#server/plugins/serve.ts'
import { SYMPTOM_CARDS, SYMPTOM_PAGES } from './first-aid-answers.ts'

export const firstAidRoutes: FastifyPluginAsyncZod = async (app) => {
  const tags = ['pronto soccorso']
  const all = {
    response: { 200: z.array(SymptomCard) },
    tags,
    summary: 'I difetti della pizza',
  }
  serve(app, listSymptoms, { schema: all }, async () => [...SYMPTOM_CARDS])

  const one = {
    params: z.object({ id: z.string() }),
    response: { 200: SymptomPage, 404: ApiError },
    tags,
    summary: 'Un difetto: che cosa fare adesso, le cause e che cosa cambiare',
  }
  serve(app, getSymptom, { schema: one }, async (request) => {
    const page = SYMPTOM_PAGES.get(request.params.id)
    if (!page) throw new AppError('not_found', 'Voce del pronto soccorso non trovata')
    return page
  })
}
