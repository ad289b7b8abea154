import type { OpenModule } from '#server/site-module.ts'
import { descriptionRoutes } from './description.routes.ts'
import { improvementRoutes } from './improvement.routes.ts'
import { improvementService } from './improvement-service.ts'

export const improvementModule: OpenModule = ({ model, recipeById, limits }) => {
  const ai = improvementService(model)
  return {
    tag: 'intelligenza artificiale',
    routes: [improvementRoutes({ ai, recipeById, ...limits })],
    adminRoutes: [descriptionRoutes({ ai })],
  }
}
