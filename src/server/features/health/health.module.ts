import type { OpenModule } from '#server/site-module.ts'
import { healthRoutes } from './health.routes.ts'

export const healthModule: OpenModule = ({ database }) => ({
  tag: 'servizio',
  routes: [healthRoutes({ database })],
})
