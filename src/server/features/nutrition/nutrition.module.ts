import type { OpenModule } from '#server/site-module.ts'
import { nutritionRoutes } from './nutrition.routes.ts'

export const nutritionModule: OpenModule = ({ config, limits }) => ({
  tag: 'nutrizione',
  routes: [nutritionRoutes({ publicUrl: config.site.publicUrl, ...limits })],
})
