import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  calculateRecipeNutrition,
  getBakeProfiles,
  listNutritionIngredients,
  printNutritionLabel,
} from '#contracts/nutrition/nutrition.endpoints.ts'
import {
  BakeProfiles,
  NutritionAnswer,
  NutritionIngredient,
  NutritionQuery,
  NutritionRequest,
} from '#contracts/nutrition/nutrition.ts'
import { listFoods } from '#domain/ingredients/food-list.ts'
import { nutritionOf } from '#domain/nutrition/asked-nutrition.ts'
import { BAKE_PROFILES } from '#domain/nutrition/bake-profiles.ts'
import { LABEL_FILE_NAME } from '#domain/nutrition/label.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { nutritionSheet } from './nutrition-sheet.ts'

const nutritionRoutes =
  ({ config: { site }, limits }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { publicUrl } = site
    const list = {
      querystring: NutritionQuery,
      response: ok(z.array(NutritionIngredient), 400),
      summary: 'Gli ingredienti con i valori per 100 g, gli allergeni e la fonte',
    }
    serve(app, listNutritionIngredients, list, async ({ query: { category, search } }) =>
      listFoods(category, search),
    )

    const profiles = { response: ok(BakeProfiles), summary: 'Resa e olio assorbito in cottura, per stile' }
    serve(app, getBakeProfiles, profiles, async () => BAKE_PROFILES)

    const calculation = {
      body: NutritionRequest,
      response: ok(NutritionAnswer, 400),
      summary: 'Valori nutrizionali e allergeni di una ricetta',
    }
    serve(app, calculateRecipeNutrition, calculation, async ({ body }) => nutritionOf(body).result)

    const sheet = {
      body: NutritionRequest,
      response: ok(z.unknown().describe('Documento PDF'), 400, 429),
      summary: "L'etichetta della stessa ricetta in un foglio A4 (PDF)",
    }
    const config = { rateLimit: { max: limits.sheetsPerMinute, timeWindow: '1 minute' } }
    serve(app, printNutritionLabel, { ...sheet, config }, async ({ body }, reply) =>
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${LABEL_FILE_NAME}"`)
        .send(await nutritionSheet({ ...nutritionOf(body), publicUrl })),
    )
  }

export const nutritionModule: OpenModule = (services) => ({
  tag: 'nutrizione',
  routes: [nutritionRoutes(services)],
})
