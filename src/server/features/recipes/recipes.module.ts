import type { OpenModule } from '#server/site-module.ts'
import { classicsRepository } from './classics.repository.ts'
import { emptyRecipeBin } from './recipe-bin.repository.ts'
import { recipeEditingRoutes } from './recipe-editing.routes.ts'
import { recipeVideoRoutes } from './recipe-video.routes.ts'
import { recipesRepository } from './recipes.repository.ts'
import { recipesRoutes } from './recipes.routes.ts'
import { relatedRecipesRepository } from './related-recipes.repository.ts'

export const recipesModule: OpenModule = (services) => {
  const { db, limits, answers } = services
  return {
    tag: 'ricette',
    routes: [
      recipesRoutes({
        recipes: recipesRepository(db),
        classics: classicsRepository(db),
        related: relatedRecipesRepository(db),
        answers,
        ...limits,
      }),
      recipeVideoRoutes(services),
    ],
    adminRoutes: [recipeEditingRoutes(services)],
    tidyUp: () => emptyRecipeBin(db),
  }
}
