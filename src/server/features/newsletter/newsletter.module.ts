import { attemptLimits } from '#server/features/accounts/limits/attempt-limits.ts'
import { attemptsRepository } from '#server/features/accounts/limits/attempts.repository.ts'
import { newsletterLetters } from '#server/mail/newsletter-letters.ts'
import type { SiteModule, SiteServices } from '#server/site-module.ts'
import { leaveTokenOf as tokenOf } from './leave-token.repository.ts'
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
    const leaveTokenOf = (email: string) => tokenOf(db, email)
    const newsletter = newsletterRepository(db)
    const mailings = mailingRepository(db)
    const engine = mailingEngine({ mailings, mailer, letters, leaveTokenOf, log, pace })
    const issues = newsletterIssuesRepository(db)
    return {
      tag: 'newsletter',
      routes: [
        newsletterRoutes({
          newsletter,
          limits: attemptLimits(attemptsRepository(db)),
          leaveTokenOf,
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
