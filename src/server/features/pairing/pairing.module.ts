import type { OpenModule } from '#server/site-module.ts'
import { pairingRoutes } from './pairing.routes.ts'

export const pairingModule: OpenModule = () => ({ tag: 'abbinamenti', routes: [pairingRoutes] })
