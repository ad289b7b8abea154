import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { aiUsageRepository } from './ai-usage.repository.ts'
import { aiRoutes } from './improvement.routes.ts'
import { type AiService, aiService } from './improvement-service.ts'

export interface AiPartsOptions {
  db: Database
  config: Pick<Config, 'ai' | 'aiBudget'>
  log: Logger
  recipeById: (id: number) => Promise<Recipe | undefined>
  improvementsPerMinute: number
}

/** The part of the composition root that is about the improvement of recipes and doughs. */
export function aiParts({ db, config, log, recipeById, improvementsPerMinute }: AiPartsOptions): {
  routes: FastifyPluginAsyncZod[]
  analyseDough: AiService['analyseDough']
  /** One request of the day's budget, for other calls of the same service; undefined when nothing is left. */
  spend: () => Promise<((tokens: number) => Promise<void>) | undefined>
} {
  const usage = aiUsageRepository(db)
  const ai = aiService({ ai: config.ai, budget: config.aiBudget, usage, log })
  return {
    routes: [aiRoutes({ ai, recipeById, improvementsPerMinute })],
    analyseDough: (params, result, caller) => ai.analyseDough(params, result, caller),
    spend: async () => ((await usage.take(config.aiBudget)) ? (tokens) => usage.spend(tokens) : undefined),
  }
}
