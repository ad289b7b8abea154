import { attemptLimits } from '#server/features/accounts/limits/attempt-limits.ts'
import { attemptsRepository } from '#server/features/accounts/limits/attempts.repository.ts'
import { accountLinks } from '#server/features/accounts/mailed-links/account-links.ts'
import { emailTokensRepository } from '#server/features/accounts/mailed-links/email-tokens.repository.ts'
import { leftAddressesRepository } from '#server/features/accounts/mailed-links/left-addresses.repository.ts'
import { passkeyCeremonies } from '#server/features/accounts/passkeys/passkey-ceremonies.ts'
import { passkeyChallengesRepository } from '#server/features/accounts/passkeys/passkey-challenges.repository.ts'
import { passkeysRepository } from '#server/features/accounts/passkeys/passkeys.repository.ts'
import { credentialsRepository } from '#server/features/accounts/passwords/credentials.repository.ts'
import { confirmation } from '#server/features/accounts/proofs/confirm-password.ts'
import { secondFactorsRepository } from '#server/features/accounts/second-factor/second-factors.repository.ts'
import { sessionsRepository } from '#server/features/accounts/sessions/sessions.repository.ts'
import { visitorKeeper } from '#server/features/accounts/sessions/visitors.ts'
import { usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { doughRecipesRepository } from '#server/features/full-dough/dough-recipes.repository.ts'
import { ownEveningsRepository } from '#server/features/pizza-night/own-evenings.repository.ts'
import { accountLetters } from '#server/mail/account-letters.ts'
import { letterSender } from '#server/mail/letter-sender.ts'
import { waitingLettersRepository } from '#server/mail/waiting-letters.repository.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { type AuthRoutesOptions, authRoutes } from './auth.routes.ts'
import { verificationRoutes } from './mailed-links/verification.routes.ts'
import { passkeyLoginRoutes } from './passkeys/passkey-login.routes.ts'
import { passkeysRoutes } from './passkeys/passkeys.routes.ts'
import { passwordResetRoutes } from './passwords/password-reset.routes.ts'
import { myOvenRepository } from './profile/my-oven.repository.ts'
import { myOvenRoutes } from './profile/my-oven.routes.ts'
import { personalDataRepository } from './profile/personal-data.repository.ts'
import { personalDataRoutes } from './profile/personal-data.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { proofRoutes } from './proofs/proof.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'

export const accountsModule: OpenModule = (services) => {
  const { db, config, log, mailer, sessions, writeDigest } = services
  const { publicUrl, contactEmail } = config.site
  const users = usersRepository(db)
  const tokens = emailTokensRepository(db)
  const credentials = credentialsRepository(db)
  const limits = attemptLimits(attemptsRepository(db))
  const links = accountLinks({
    tokens,
    left: leftAddressesRepository(db),
    letters: accountLetters(publicUrl, contactEmail),
  })
  const letters = letterSender({
    letters: waitingLettersRepository(db),
    mailer,
    write: ({ kind, ...letter }) =>
      kind === 'digest' ? writeDigest(letter) : links.write({ ...letter, kind }),
    log,
  })
  const visitors = visitorKeeper({ publicUrl })
  const doughRecipes = doughRecipesRepository(db)
  const adopt: AuthRoutesOptions['adopt'] = async (request, reply, userId) => {
    const visitorHash = visitors.hashOf(request)
    if (visitorHash && (await doughRecipes.adopt(visitorHash, userId))) visitors.forget(reply)
  }
  return {
    tag: 'account',
    routes: [
      authRoutes({ users, sessions, limits, letters, adopt }),
      verificationRoutes({ users, credentials, tokens, sessions, limits, letters }),
      passwordResetRoutes({ users, tokens, credentials, limits, letters }),
      profileRoutes({ users, credentials, sessions, limits, letters }),
      sessionsRoutes({ sessions, repository: sessionsRepository(db) }),
      ...waysIn(services, { limits, letters, adopt }),
      myOvenRoutes({ ovens: myOvenRepository(db), sessions }),
      personalDataRoutes({ personalData: personalDataRepository(db, ownEveningsRepository(db)), sessions }),
    ],
    start: () => letters.start(),
    close: () => letters.close(),
  }
}

function waysIn(
  { db, config, sessions }: SiteServices,
  { limits, letters, adopt }: Pick<AuthRoutesOptions, 'limits' | 'letters' | 'adopt'>,
) {
  const { publicUrl } = config.site
  const passkeys = passkeysRepository(db)
  const ceremonies = passkeyCeremonies({ challenges: passkeyChallengesRepository(db), publicUrl })
  const confirmPassword = confirmation(limits)
  const factors = secondFactorsRepository(db)
  return [
    passkeysRoutes({ passkeys, ceremonies, sessions, confirmPassword, letters }),
    passkeyLoginRoutes({ passkeys, ceremonies, sessions, limits, adopt, publicUrl }),
    proofRoutes({ factors, passkeys, ceremonies, sessions, limits, confirmPassword, publicUrl }),
    secondFactorRoutes({
      factors,
      isRequired: config.isSecondFactorRequired,
      sessions,
      limits,
      confirmPassword,
      letters,
    }),
  ]
}
