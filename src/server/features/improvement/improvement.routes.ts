import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiError } from '#contracts/api-error.ts'
import {
  getRecipeTips,
  makeRecipeVariant,
  substituteIngredients,
} from '#contracts/improvement/improvement.endpoints.ts'
import {
  SubstitutionsAnswer,
  SubstitutionsRequest,
  TipsAnswer,
  VariantAnswer,
  VariantRequest,
} from '#contracts/improvement/improvement.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { RowParams } from '#contracts/row-id.ts'
import { AppError } from '#server/app-error.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { serve } from '#server/plugins/serve.ts'
import type { ImprovementService } from './improvement-service.ts'

export interface ImprovementRoutesOptions {
  ai: Pick<ImprovementService, 'improve'>
  recipeById: (id: number) => Promise<Recipe | undefined>
  improvementsPerMinute: number
}

const errors = { 400: ApiError, 404: ApiError, 429: ApiError }
const tags = ['intelligenza artificiale']

export const improvementRoutes =
  ({ ai, recipeById, improvementsPerMinute }: ImprovementRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { rateLimit: { max: improvementsPerMinute, timeWindow: '1 minute' } }
    const recipeOf = async (id: number): Promise<Recipe> => {
      const recipe = await recipeById(id)
      if (!recipe) throw new AppError('not_found', 'Ricetta non trovata')
      return recipe
    }

    const variants = {
      params: RowParams,
      body: VariantRequest,
      response: { 200: VariantAnswer, ...errors },
      tags,
    }
    const variantsOptions = { schema: { ...variants, summary: 'Variante di una ricetta' }, config }
    serve(app, makeRecipeVariant, variantsOptions, async ({ params: { id }, body, ip }) => {
      const wish = { kind: 'variant', option: body.variantType } as const
      const { text, ...rest } = await ai.improve(await recipeOf(id), wish, callerOf(ip))
      return { variant: text, ...rest }
    })

    const tips = { params: RowParams, response: { 200: TipsAnswer, 404: ApiError, 429: ApiError }, tags }
    const tipsOptions = { schema: { ...tips, summary: 'Consigli su una ricetta' }, config }
    serve(app, getRecipeTips, tipsOptions, async ({ params: { id }, ip }) => {
      const { text, ...rest } = await ai.improve(
        await recipeOf(id),
        { kind: 'tips', option: 'tips' },
        callerOf(ip),
      )
      return { tips: text, ...rest }
    })

    const swaps = {
      params: RowParams,
      body: SubstitutionsRequest,
      response: { 200: SubstitutionsAnswer, ...errors },
      tags,
    }
    const swapsOptions = { schema: { ...swaps, summary: "Sostituzioni per un'esigenza alimentare" }, config }
    serve(app, substituteIngredients, swapsOptions, async ({ params: { id }, body, ip }) => {
      const wish = { kind: 'substitutions', option: body.dietaryRestriction } as const
      const { text, ...rest } = await ai.improve(await recipeOf(id), wish, callerOf(ip))
      return { substitutions: text, ...rest }
    })
  }
