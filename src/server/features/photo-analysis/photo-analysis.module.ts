import type { SiteModule, SiteServices } from '#server/site-module.ts'
import { photoAnalysisRoutes } from './photo-analysis.routes.ts'
import { type PhotoAnalystOptions, photoAnalyst } from './photo-analyst.ts'

export type PhotoOptions = Pick<PhotoAnalystOptions, 'thread' | 'model'>

export const photoAnalysisModule =
  ({ thread, model: changed }: PhotoOptions = {}) =>
  ({ config, log, limits, model, publishedRecipes }: SiteServices): SiteModule => {
    const { take, spend } = model.budget
    const analyst = photoAnalyst({
      ai: config.ai,
      log,
      recipes: publishedRecipes,
      model: { spend: async () => ((await take()) ? spend : undefined), ...changed },
      ...(thread && { thread }),
    })
    return {
      routes: [photoAnalysisRoutes({ analyst, ...limits })],
      waiting: () => ({ photos: analyst.waiting() }),
      close: () => analyst.close(),
    }
  }
