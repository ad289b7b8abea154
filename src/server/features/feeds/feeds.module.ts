import type { OpenModule } from '#server/site-module.ts'
import { feedsRepository } from './feeds.repository.ts'
import { feedsRoutes } from './feeds.routes.ts'

export const feedsModule: OpenModule = ({ db, config, answers }) => ({
  fileRoutes: [feedsRoutes({ publicUrl: config.site.publicUrl, feeds: feedsRepository(db), answers })],
})
