import type { OpenModule } from '#server/site-module.ts'
import { firstAidRoutes } from './first-aid.routes.ts'

export const firstAidModule: OpenModule = () => ({ tag: 'pronto soccorso', routes: [firstAidRoutes] })
