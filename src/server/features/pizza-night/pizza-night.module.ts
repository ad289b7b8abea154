import type { OpenModule } from '#server/site-module.ts'
import { eveningLinksRoutes } from './evening-links.routes.ts'
import { eveningPreparation } from './evening-preparation.ts'
import { forgetEveningsRepository } from './forget-evenings.repository.ts'
import { invitesRoutes } from './invites.routes.ts'
import { keptEveningsRoutes } from './kept-evenings.routes.ts'
import { knownGuestsRoutes } from './known-guests.routes.ts'
import { pizzaNightRoutes } from './pizza-night.routes.ts'

const ROUTES = [pizzaNightRoutes, keptEveningsRoutes, eveningLinksRoutes, knownGuestsRoutes, invitesRoutes]

export const pizzaNightModule: OpenModule = (services) => {
  const preparation = eveningPreparation(services.publishedRecipes)
  return {
    start() {
      preparation.begin()
      services.onCatalogueChange(preparation.begin)
    },
    close: preparation.stop,
    tag: 'serata',
    routes: ROUTES.map((routes) => routes(services)),
    tidyUp: () => forgetEveningsRepository(services.db).forget(Date.now()),
  }
}
