import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { Config } from '../../config/config.ts'
import { photoAnalysisRoutes } from './photo-analysis.routes.ts'
import { type PhotoAnalystOptions, photoAnalyst } from './photo-analyst.ts'

/** What tests change, and where a budget for the model is plugged in. */
export type PhotoParts = Pick<PhotoAnalystOptions, 'thread' | 'model'>

export interface PhotoPartsOptions extends PhotoParts {
  ai: Config['ai']
  log: Logger
  recipes: () => Promise<Recipe[]>
  photosPerMinute: number
}

/** The part of the composition root that is about photos: nothing runs before the first one arrives. */
export function photoParts(options: PhotoPartsOptions): {
  route: FastifyPluginAsyncZod
  /** Photos whose turn has not come. */
  waiting: () => number
  close: () => Promise<void>
} {
  const { ai, log, recipes, thread, model, photosPerMinute } = options
  const analyst = photoAnalyst({
    ai,
    log,
    recipes,
    ...(thread && { thread }),
    ...(model && { model }),
  })
  const route = photoAnalysisRoutes({ analyst, photosPerMinute })
  return { route, waiting: () => analyst.waiting(), close: () => analyst.close() }
}
