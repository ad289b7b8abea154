import { attemptLimits } from '#server/features/accounts/limits/attempt-limits.ts'
import { attemptsRepository } from '#server/features/accounts/limits/attempts.repository.ts'
import { collectionsRepository } from '#server/features/collections/collections.repository.ts'
import type { OpenModule } from '#server/site-module.ts'
import { eveningLinksRepository } from './evening-links.repository.ts'
import { eveningLinksRoutes } from './evening-links.routes.ts'
import { eveningPreparation } from './evening-preparation.ts'
import { forgetEveningsRepository } from './forget-evenings.repository.ts'
import { invitesRepository } from './invites.repository.ts'
import { invitesRoutes } from './invites.routes.ts'
import { keptEveningsRepository } from './kept-evenings.repository.ts'
import { keptEveningsRoutes } from './kept-evenings.routes.ts'
import { knownGuestsRepository } from './known-guests.repository.ts'
import { knownGuestsRoutes } from './known-guests.routes.ts'
import { pizzaNightRoutes } from './pizza-night.routes.ts'

export const pizzaNightModule: OpenModule = ({
  db,
  sessions,
  publishedRecipes: recipes,
  onCatalogueChange,
  limits,
}) => {
  const collections = collectionsRepository(db)
  const preparation = eveningPreparation(recipes)
  return {
    start() {
      preparation.begin()
      onCatalogueChange(preparation.begin)
    },
    close: preparation.stop,
    tag: 'serata',
    routes: [
      pizzaNightRoutes({ recipes, ...limits }),
      keptEveningsRoutes({
        evenings: keptEveningsRepository(db),
        sessions,
        recipes,
        collected: async (userId, id) =>
          (await collections.list(userId)).find((one) => one.id === id)?.recipeIds ?? [],
        ...limits,
      }),
      eveningLinksRoutes({ links: eveningLinksRepository(db), sessions }),
      knownGuestsRoutes({ guests: knownGuestsRepository(db), sessions }),
      invitesRoutes({
        invites: invitesRepository(db),
        limits: attemptLimits(attemptsRepository(db)),
        recipes,
        ...limits,
      }),
    ],
    tidyUp: () => forgetEveningsRepository(db).forget(Date.now()),
  }
}
