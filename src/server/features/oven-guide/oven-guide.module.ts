import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { calculateOven, getOvenPresets } from '#contracts/oven-guide/oven-guide.endpoints.ts'
import { OvenAnswer, OvenCalculation, OvenPresets } from '#contracts/oven-guide/oven-guide.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { OVEN_TYPES } from '#domain/oven-guide/ovens.ts'
import { OVEN_STYLES } from '#domain/oven-guide/styles.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule } from '#server/site-module.ts'

const PRESETS: OvenPresets = {
  styles: OVEN_STYLES.map(({ id, name, notes, surfaces }) => ({ id, name, notes, surfaces: [...surfaces] })),
  ovenTypes: [...OVEN_TYPES],
}

const ovenGuideRoutes: FastifyPluginAsyncZod = async (app) => {
  const presets = { response: ok(OvenPresets), summary: 'Stili, forni e superfici della guida' }
  serve(app, getOvenPresets, presets, async () => PRESETS)

  const calculation = {
    body: OvenCalculation,
    response: ok(OvenAnswer, 400),
    summary: 'Temperatura e tempo di cottura',
  }
  serve(app, calculateOven, calculation, async (request) => calculateBake(request.body))
}

export const ovenGuideModule: OpenModule = () => ({ tag: 'forno', routes: [ovenGuideRoutes] })
