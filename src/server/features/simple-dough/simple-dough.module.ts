import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  calculateDough,
  printDoughSheet,
  suggestDoughToppings,
} from '#contracts/simple-dough/simple-dough.endpoints.ts'
import {
  doughSheetName,
  SimpleDoughAnswer,
  SimpleDoughQuery,
  SimpleDoughRequest,
  Toppings,
  ToppingsParams,
} from '#contracts/simple-dough/simple-dough.ts'
import { calculateSimpleDough } from '#domain/dough/simple/simple-calculator.ts'
import { suggestToppings } from '#domain/dough/simple/simple-toppings.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { doughAnalyst } from './dough-analyst.ts'
import { doughSheet } from './dough-sheet.ts'

const simpleDoughRoutes =
  ({ config: { site }, limits, model }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { publicUrl } = site
    const analyse = doughAnalyst(model)
    const calculation = {
      body: SimpleDoughRequest,
      response: ok(SimpleDoughAnswer, 400),
      summary: 'Ingredienti e analisi di un impasto',
    }
    serve(app, calculateDough, calculation, async ({ body, ip }) =>
      analyse(body, calculateSimpleDough(body), callerOf(ip)),
    )

    const toppings = {
      params: ToppingsParams,
      response: ok(Toppings, 400),
      summary: 'Condimenti adatti a un tipo di pizza e alla sua idratazione',
    }
    serve(app, suggestDoughToppings, toppings, async ({ params }) => ({
      toppings: suggestToppings(params.pizzaType, params.hydration),
    }))

    const sheet = {
      querystring: SimpleDoughQuery,
      response: ok(z.unknown().describe('Documento PDF'), 400, 429),
      summary: 'Lo stesso calcolo in un foglio A4 da stampare (PDF)',
    }
    const config = { rateLimit: { max: limits.sheetsPerMinute, timeWindow: '1 minute' } }
    serve(app, printDoughSheet, { ...sheet, config }, async ({ query }, reply) => {
      const pdf = await doughSheet(query, publicUrl)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${doughSheetName(query)}"`)
        .send(pdf)
    })
  }

export const simpleDoughModule: OpenModule = (services) => ({
  tag: 'impasto',
  routes: [simpleDoughRoutes(services)],
})
