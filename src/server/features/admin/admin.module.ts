import { pendingCount } from '#server/features/import/queue/queue.repository.ts'
import type { OpenModule } from '#server/site-module.ts'
import { overviewRepository } from './overview.repository.ts'
import { overviewRoutes } from './overview.routes.ts'

export const adminModule: OpenModule = ({ db }) => ({
  adminRoutes: [
    overviewRoutes({ overview: overviewRepository(db), pendingApprovals: () => pendingCount(db) }),
  ],
})
