import type { OpenModule } from '#server/site-module.ts'
import { collectionsRoutes } from './collections.routes.ts'
import { savedVariantsRoutes } from './saved-variants.routes.ts'

export const collectionsModule: OpenModule = (services) => ({
  tag: 'collezioni',
  routes: [collectionsRoutes(services), savedVariantsRoutes(services)],
})
