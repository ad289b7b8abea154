import type { OpenModule } from '#server/site-module.ts'
import { improvementRoutes } from './improvement.routes.ts'
import { improvementService } from './improvement-service.ts'

export const improvementModule: OpenModule = ({ model, recipeById, limits }) => ({
  routes: [improvementRoutes({ ai: improvementService(model), recipeById, ...limits })],
})
