import { recipesRepository } from '#server/features/recipes/recipes.repository.ts'
import type { OpenModule } from '#server/site-module.ts'
import { seoRoutes } from './seo.routes.ts'

export const seoModule: OpenModule = ({ db, config, answers }) => ({
  fileRoutes: [seoRoutes({ publicUrl: config.site.publicUrl, recipes: recipesRepository(db), answers })],
})
