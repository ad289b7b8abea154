import type { OpenModule } from '#server/site-module.ts'
import { ovenGuideRoutes } from './oven-guide.routes.ts'

export const ovenGuideModule: OpenModule = () => ({ tag: 'forno', routes: [ovenGuideRoutes] })
