import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
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
import { serve } from '#server/plugins/serve.ts'
import { nutritionSheet } from './nutrition-sheet.ts'

const tags = ['nutrizione']

export interface NutritionRoutesOptions {
  publicUrl: string
  sheetsPerMinute: number
}

export const nutritionRoutes =
  ({ publicUrl, sheetsPerMinute }: NutritionRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const list = {
      querystring: NutritionQuery,
      response: { 200: z.array(NutritionIngredient), 400: ApiError },
      tags,
      summary: 'Gli ingredienti con i valori per 100 g, gli allergeni e la fonte',
    }
    serve(app, listNutritionIngredients, { schema: list }, async ({ query: { category, search } }) =>
      listFoods(category, search),
    )

    const profiles = {
      response: { 200: BakeProfiles },
      tags,
      summary: 'Resa e olio assorbito in cottura, per stile',
    }
    serve(app, getBakeProfiles, { schema: profiles }, async () => BAKE_PROFILES)

    const calculation = {
      body: NutritionRequest,
      response: { 200: NutritionAnswer, 400: ApiError },
      tags,
      summary: 'Valori nutrizionali e allergeni di una ricetta',
    }
    serve(
      app,
      calculateRecipeNutrition,
      { schema: calculation },
      async ({ body }) => nutritionOf(body).result,
    )

    const sheet = {
      body: NutritionRequest,
      response: { 200: z.unknown().describe('Documento PDF'), 400: ApiError, 429: ApiError },
      tags,
      summary: "L'etichetta della stessa ricetta in un foglio A4 (PDF)",
    }
    const config = { rateLimit: { max: sheetsPerMinute, timeWindow: '1 minute' } }
    serve(app, printNutritionLabel, { schema: sheet, config }, async ({ body }, reply) =>
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${LABEL_FILE_NAME}"`)
        .send(await nutritionSheet({ ...nutritionOf(body), publicUrl })),
    )
  }
