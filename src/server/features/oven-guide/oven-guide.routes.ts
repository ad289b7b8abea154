import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiError } from '#contracts/api-error.ts'
import { OvenAnswer, OvenCalculation, OvenPresets } from '#contracts/oven-guide/oven-guide.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { OVEN_TYPES } from '#domain/oven-guide/ovens.ts'
import { OVEN_STYLES } from '#domain/oven-guide/styles.ts'

const PRESETS: OvenPresets = {
  styles: OVEN_STYLES.map(({ id, name, notes, surfaces }) => ({ id, name, notes, surfaces: [...surfaces] })),
  ovenTypes: [...OVEN_TYPES],
}

export const ovenGuideRoutes: FastifyPluginAsyncZod = async (app) => {
  const presets = {
    response: { 200: OvenPresets },
    tags: ['forno'],
    summary: 'Stili, forni e superfici della guida',
  }
  app.get('/oven-guide/presets', { schema: presets }, async () => PRESETS)

  const calculation = {
    body: OvenCalculation,
    response: { 200: OvenAnswer, 400: ApiError },
    tags: ['forno'],
    summary: 'Temperatura e tempo di cottura',
  }
  app.post('/oven-guide/calculate', { schema: calculation }, async (request) => calculateBake(request.body))
}
