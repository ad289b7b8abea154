import type { OpenModule } from '#server/site-module.ts'
import { accountServices } from './account-services.ts'
import { authRoutes } from './auth.routes.ts'
import { verificationRoutes } from './mailed-links/verification.routes.ts'
import { passkeyLoginRoutes } from './passkeys/passkey-login.routes.ts'
import { passkeysRoutes } from './passkeys/passkeys.routes.ts'
import { passwordResetRoutes } from './passwords/password-reset.routes.ts'
import { kitchenRoutes } from './profile/kitchen.routes.ts'
import { personalDataRoutes } from './profile/personal-data.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { proofRoutes } from './proofs/proof.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'

export const accountsModule: OpenModule = (services) => {
  const accounts = accountServices(services)
  return {
    tag: 'account',
    routes: [
      authRoutes(accounts),
      verificationRoutes(accounts),
      passwordResetRoutes(accounts),
      profileRoutes(accounts),
      sessionsRoutes(services),
      passkeysRoutes(accounts),
      passkeyLoginRoutes(accounts),
      proofRoutes(accounts),
      secondFactorRoutes(accounts),
      kitchenRoutes(services),
      personalDataRoutes(services),
    ],
    start: () => accounts.letters.start(),
    close: () => accounts.letters.close(),
  }
}
