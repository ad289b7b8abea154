import type { OpenModule } from '#server/site-module.ts'
import { classicsRepository } from './classics.repository.ts'
import { emptyRecipeBin } from './recipe-bin.repository.ts'
import { recipeEditingRepository } from './recipe-editing.repository.ts'
import { recipeEditingRoutes } from './recipe-editing.routes.ts'
import { recipeVideoRoutes } from './recipe-video.routes.ts'
import { recipesRepository } from './recipes.repository.ts'
import { recipesRoutes } from './recipes.routes.ts'
import { relatedRecipesRepository } from './related-recipes.repository.ts'
import { youtubeSearch } from './youtube-search.ts'

export const recipesModule: OpenModule = (services) => {
  const { db, config, log, limits, answers, sessions, refreshCatalogue } = services
  const editing = recipeEditingRepository(db)
  const searchVideos = youtubeSearch({ ...config.youtube, log })
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
      recipeVideoRoutes({ editing, sessions, searchVideos, refreshCatalogue }),
    ],
    adminRoutes: [recipeEditingRoutes({ editing, sessions, refreshCatalogue })],
    tidyUp: () => emptyRecipeBin(db),
  }
}
