import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Recipe } from '#contracts/recipe.ts'
import type { Config } from './config.ts'
import { photoAnalysisRoutes } from './features/photo-analysis/photo-analysis.routes.ts'
import { type PhotoAnalystOptions, photoAnalyst } from './features/photo-analysis/photo-analyst.ts'

/** Recipes that a photo is compared with: looking at more would take longer than looking at the photo. */
const MOST_COMPARED = 1000

/** What tests change, and where a budget for the model is plugged in. */
export type PhotoParts = Pick<PhotoAnalystOptions, 'thread' | 'model'>

export interface PhotoPartsOptions extends PhotoParts {
  ai: Config['ai']
  log: Logger
  recipes: { page: (wanted: { limit: number }) => Promise<Recipe[]> }
  /** The epoch changes with the catalogue. */
  watch: { readonly epoch: number }
  photosPerMinute: number
}

/** The part of the composition root that is about photos: nothing runs before the first one arrives. */
export function photoParts(options: PhotoPartsOptions): {
  route: FastifyPluginAsyncZod
  close: () => Promise<void>
} {
  const { ai, log, recipes, watch, thread, model, photosPerMinute } = options
  let known: { epoch: number; recipes: Promise<Recipe[]> } | undefined
  const compared = () => {
    const { epoch } = watch
    if (known?.epoch !== epoch) known = { epoch, recipes: recipes.page({ limit: MOST_COMPARED }) }
    return known.recipes.catch((error: unknown) => {
      known = undefined // the database may answer the next time
      throw error
    })
  }
  const analyst = photoAnalyst({
    ai,
    log,
    recipes: compared,
    ...(thread && { thread }),
    ...(model && { model }),
  })
  return { route: photoAnalysisRoutes({ analyst, photosPerMinute }), close: () => analyst.close() }
}
