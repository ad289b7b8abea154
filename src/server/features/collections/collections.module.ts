import type { OpenModule } from '#server/site-module.ts'
import { collectionsRepository } from './collections.repository.ts'
import { collectionsRoutes } from './collections.routes.ts'
import { savedVariantsRepository } from './saved-variants.repository.ts'
import { savedVariantsRoutes } from './saved-variants.routes.ts'

export const collectionsModule: OpenModule = ({ db, sessions }) => ({
  tag: 'collezioni',
  routes: [
    collectionsRoutes({ collections: collectionsRepository(db), sessions }),
    savedVariantsRoutes({ savedVariants: savedVariantsRepository(db), sessions }),
  ],
})
