import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import {
  SubstitutionsAnswer,
  SubstitutionsRequest,
  TipsAnswer,
  VariantAnswer,
  VariantRequest,
} from '#contracts/improvement/improvement.ts'
import { parseRecipeId } from '#contracts/recipe-list/recipe-list.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { callerOf } from '#server/accounts/client-address.ts'
import { AppError } from '#server/app-error.ts'
import type { ImprovementService } from './improvement-service.ts'

export interface ImprovementRoutesOptions {
  ai: Pick<ImprovementService, 'improve'>
  recipeById: (id: number) => Promise<Recipe | undefined>
  /** Texts that one address may ask for in a minute. */
  improvementsPerMinute: number
}

const params = z.object({ id: z.string() })
const errors = { 400: ApiError, 404: ApiError, 429: ApiError }
const tags = ['intelligenza artificiale']

export const improvementRoutes =
  ({ ai, recipeById, improvementsPerMinute }: ImprovementRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { rateLimit: { max: improvementsPerMinute, timeWindow: '1 minute' } }
    const recipeOf = async (text: string): Promise<Recipe> => {
      const id = parseRecipeId(text)
      const recipe = id === undefined ? undefined : await recipeById(id)
      if (!recipe) throw new AppError('not_found', 'Ricetta non trovata')
      return recipe
    }

    const variants = { params, body: VariantRequest, response: { 200: VariantAnswer, ...errors }, tags }
    const variantsOptions = { schema: { ...variants, summary: 'Variante di una ricetta' }, config }
    app.post('/ai/recipe-variants/:id', variantsOptions, async ({ params: { id }, body, ip }) => {
      const wish = { kind: 'variant', option: body.variantType } as const
      const { text, ...rest } = await ai.improve(await recipeOf(id), wish, callerOf(ip))
      return { variant: text, ...rest }
    })

    const tips = { params, response: { 200: TipsAnswer, 404: ApiError, 429: ApiError }, tags }
    const tipsOptions = { schema: { ...tips, summary: 'Consigli su una ricetta' }, config }
    app.get('/ai/recipe-tips/:id', tipsOptions, async ({ params: { id }, ip }) => {
      const { text, ...rest } = await ai.improve(
        await recipeOf(id),
        { kind: 'tips', option: 'tips' },
        callerOf(ip),
      )
      return { tips: text, ...rest }
    })

    const swaps = {
      params,
      body: SubstitutionsRequest,
      response: { 200: SubstitutionsAnswer, ...errors },
      tags,
    }
    const swapsOptions = { schema: { ...swaps, summary: "Sostituzioni per un'esigenza alimentare" }, config }
    app.post('/ai/ingredient-substitutions/:id', swapsOptions, async ({ params: { id }, body, ip }) => {
      const wish = { kind: 'substitutions', option: body.dietaryRestriction } as const
      const { text, ...rest } = await ai.improve(await recipeOf(id), wish, callerOf(ip))
      return { substitutions: text, ...rest }
    })
  }
