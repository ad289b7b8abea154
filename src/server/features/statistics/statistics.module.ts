import { dailyCountsRepository } from '#server/features/statistics/counting/daily-counts.repository.ts'
import type { OpenModule } from '#server/site-module.ts'
import { statisticsRepository } from './statistics.repository.ts'
import { insideBrowserRoutes, statisticsRoutes } from './statistics.routes.ts'

export const statisticsModule: OpenModule = ({ db, counter }) => ({
  tag: 'statistiche',
  routes: [insideBrowserRoutes(counter)],
  adminRoutes: [statisticsRoutes({ statistics: statisticsRepository(db), counter })],
  tidyUp: () => dailyCountsRepository(db).dropOld(),
  start: () => counter.start(),
  close: () => counter.close(),
})
