import { attemptLimits } from '#server/features/accounts/limits/attempt-limits.ts'
import { attemptsRepository } from '#server/features/accounts/limits/attempts.repository.ts'
import { newsletterLetters } from '#server/mail/newsletter-letters.ts'
import type { SiteModule, SiteServices } from '#server/site-module.ts'
import { leaveTokens } from './leave-tokens.ts'
import { mailingRepository } from './mailing.repository.ts'
import { type MailingPace, mailingEngine } from './mailing-engine.ts'
import { newsletterRepository } from './newsletter.repository.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { newsletterIssuesRepository } from './newsletter-issues.repository.ts'
import { newsletterIssuesRoutes } from './newsletter-issues.routes.ts'

export const newsletterModule =
  (pace?: Partial<MailingPace>) =>
  ({ db, config, log, mailer, sessions, limits }: SiteServices): SiteModule => {
    const letters = newsletterLetters(config.site.publicUrl)
    const tokens = leaveTokens(db)
    const newsletter = newsletterRepository(db)
    const mailings = mailingRepository(db)
    const engine = mailingEngine({ mailings, mailer, letters, leaveTokens: tokens, log, pace })
    const issues = newsletterIssuesRepository(db)
    return {
      tag: 'newsletter',
      routes: [
        newsletterRoutes({
          newsletter,
          limits: attemptLimits(attemptsRepository(db)),
          leaveTokens: tokens,
          letters,
          mailer,
          ...limits,
        }),
      ],
      adminRoutes: [newsletterIssuesRoutes({ issues, sessions, letters, mailer, wake: engine.wake })],
      tidyUp: () => newsletter.dropUnconfirmed(),
      start: () => engine.wake(),
      close: () => engine.stop(),
    }
  }
