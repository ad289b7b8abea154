import type { FastifyReply, FastifyRequest } from 'fastify'
import { doughRecipesRepository } from '#server/features/full-dough/dough-recipes.repository.ts'
import { accountLetters } from '#server/mail/account-letters.ts'
import { letterSender } from '#server/mail/letter-sender.ts'
import { waitingLettersRepository } from '#server/mail/waiting-letters.repository.ts'
import type { SiteServices } from '#server/site-module.ts'
import { attemptLimits } from './limits/attempt-limits.ts'
import { attemptsRepository } from './limits/attempts.repository.ts'
import { accountLinks } from './mailed-links/account-links.ts'
import { emailTokensRepository } from './mailed-links/email-tokens.repository.ts'
import { leftAddressesRepository } from './mailed-links/left-addresses.repository.ts'
import { passkeyCeremonies } from './passkeys/passkey-ceremonies.ts'
import { passkeyChallengesRepository } from './passkeys/passkey-challenges.repository.ts'
import { passkeysRepository } from './passkeys/passkeys.repository.ts'
import { credentialsRepository } from './passwords/credentials.repository.ts'
import { confirmation } from './proofs/confirm-password.ts'
import { secondFactorsRepository } from './second-factor/second-factors.repository.ts'
import { visitorKeeper } from './sessions/visitors.ts'
import { usersRepository } from './users/users.repository.ts'

/** What the routes of accounts share. */
export function accountServices({ db, config, log, mailer, sessions, writeDigest }: SiteServices) {
  const { publicUrl, contactEmail } = config.site
  const tokens = emailTokensRepository(db)
  const limits = attemptLimits(attemptsRepository(db))
  const links = accountLinks({
    tokens,
    left: leftAddressesRepository(db),
    letters: accountLetters(publicUrl, contactEmail),
  })
  const visitors = visitorKeeper({ publicUrl })
  const doughRecipes = doughRecipesRepository(db)
  return {
    publicUrl,
    isSecondFactorRequired: config.isSecondFactorRequired,
    sessions,
    users: usersRepository(db),
    tokens,
    credentials: credentialsRepository(db),
    limits,
    confirmPassword: confirmation(limits),
    passkeys: passkeysRepository(db),
    ceremonies: passkeyCeremonies({ challenges: passkeyChallengesRepository(db), publicUrl }),
    factors: secondFactorsRepository(db),
    letters: letterSender({
      letters: waitingLettersRepository(db),
      mailer,
      write: ({ kind, ...letter }) =>
        kind === 'digest' ? writeDigest(letter) : links.write({ ...letter, kind }),
      log,
    }),
    adopt: async (request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void> => {
      const visitorHash = visitors.hashOf(request)
      if (visitorHash && (await doughRecipes.adopt(visitorHash, userId))) visitors.forget(reply)
    },
  }
}
export type AccountServices = ReturnType<typeof accountServices>
