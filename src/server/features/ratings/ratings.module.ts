import type { OpenModule } from '#server/site-module.ts'
import { ratingsRepository } from './ratings.repository.ts'
import { ratingsRoutes } from './ratings.routes.ts'

export const ratingsModule: OpenModule = ({ db, sessions, recipeById, refreshCatalogue, limits }) => ({
  tag: 'ricette',
  routes: [
    ratingsRoutes({ ratings: ratingsRepository(db), sessions, recipeById, refreshCatalogue, ...limits }),
  ],
})
