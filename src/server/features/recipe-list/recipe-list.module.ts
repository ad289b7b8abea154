import type { OpenModule } from '#server/site-module.ts'
import { facetsRepository } from './facets.repository.ts'
import { recipeListRoutes } from './recipe-list.routes.ts'

export const recipeListModule: OpenModule = ({ db, answers, limits }) => ({
  tag: 'ricette',
  routes: [recipeListRoutes({ facets: facetsRepository(db), answers, ...limits })],
})
