import type { OpenModule } from '#server/site-module.ts'
import { doughAnalyst } from './dough-analyst.ts'
import { simpleDoughRoutes } from './simple-dough.routes.ts'

export const simpleDoughModule: OpenModule = ({ config, limits, model }) => ({
  tag: 'impasto',
  routes: [simpleDoughRoutes({ publicUrl: config.site.publicUrl, analyse: doughAnalyst(model), ...limits })],
})
