import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { proposeDescription } from '#contracts/improvement/admin-improvement.endpoints.ts'
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
import { DescriptionRequest, ProposedDescription } from '#contracts/improvement/proposed-description.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { AppError } from '#server/app-error.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { type ImprovementService, improvementService } from './improvement-service.ts'

const errors = [400, 404, 429] as const

const improvementRoutes =
  ({ recipeById, limits }: SiteServices, ai: ImprovementService): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { rateLimit: { max: limits.improvementsPerMinute, timeWindow: '1 minute' } }
    const recipeOf = async (id: number): Promise<Recipe> => {
      const recipe = await recipeById(id)
      if (!recipe) throw new AppError('not_found', 'Ricetta non trovata')
      return recipe
    }

    const variants = {
      body: VariantRequest,
      response: ok(VariantAnswer, ...errors),
      summary: 'Variante di una ricetta',
    }
    const variantsOptions = { ...variants, config }
    serve(app, makeRecipeVariant, variantsOptions, async ({ params: { id }, body, ip }) => {
      const wish = { kind: 'variant', option: body.variantType } as const
      const { text, ...rest } = await ai.improve(await recipeOf(id), wish, callerOf(ip))
      return { variant: text, ...rest }
    })

    const tips = { response: ok(TipsAnswer, 404, 429) }
    const tipsOptions = { ...tips, summary: 'Consigli su una ricetta', config }
    serve(app, getRecipeTips, tipsOptions, async ({ params: { id }, ip }) => {
      const { text, ...rest } = await ai.improve(
        await recipeOf(id),
        { kind: 'tips', option: 'tips' },
        callerOf(ip),
      )
      return { tips: text, ...rest }
    })

    const swaps = {
      body: SubstitutionsRequest,
      response: ok(SubstitutionsAnswer, ...errors),
      summary: "Sostituzioni per un'esigenza alimentare",
    }
    const swapsOptions = { ...swaps, config }
    serve(app, substituteIngredients, swapsOptions, async ({ params: { id }, body, ip }) => {
      const wish = { kind: 'substitutions', option: body.dietaryRestriction } as const
      const { text, ...rest } = await ai.improve(await recipeOf(id), wish, callerOf(ip))
      return { substitutions: text, ...rest }
    })
  }

const descriptionRoutes =
  (ai: ImprovementService): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      body: DescriptionRequest,
      response: ok(ProposedDescription, 400, 429),
      summary: 'Proponi la descrizione di una ricetta',
      description:
        "La scrive il modello, se ce n'è uno e risponde bene; altrimenti nasce dagli ingredienti e dai tempi.",
    }
    serve(app, proposeDescription, schema, ({ body, ip }) => ai.describe(body, callerOf(ip)))
  }

export const improvementModule: OpenModule = (services) => {
  const ai = improvementService(services.model)
  return {
    tag: 'intelligenza artificiale',
    routes: [improvementRoutes(services, ai)],
    adminRoutes: [descriptionRoutes(ai)],
  }
}
