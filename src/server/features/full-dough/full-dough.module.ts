import { visitorKeeper } from '#server/features/accounts/sessions/visitors.ts'
import type { OpenModule } from '#server/site-module.ts'
import { doughRecipesRepository } from './dough-recipes.repository.ts'
import { doughRecipesRoutes } from './dough-recipes.routes.ts'

export const fullDoughModule: OpenModule = ({ db, config, limits, sessions }) => ({
  tag: 'impasti',
  routes: [
    doughRecipesRoutes({
      doughRecipes: doughRecipesRepository(db),
      sessions,
      visitors: visitorKeeper({ publicUrl: config.site.publicUrl }),
      savesPerHour: limits.doughSavesPerHour,
    }),
  ],
})
