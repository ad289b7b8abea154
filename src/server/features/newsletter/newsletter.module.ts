import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { attemptLimits } from '../../accounts/attempt-limits.ts'
import { attemptsRepository } from '../../accounts/attempts.repository.ts'
import type { SessionKeeper } from '../../accounts/sessions.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { newsletterLetters } from '../../mail/newsletter-letters.ts'
import { leaveTokens } from './leave-tokens.ts'
import { mailingRepository } from './mailing.repository.ts'
import { type MailingPace, mailingEngine } from './mailing-engine.ts'
import { newsletterRepository } from './newsletter.repository.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { newsletterIssuesRepository } from './newsletter-issues.repository.ts'
import { newsletterIssuesRoutes } from './newsletter-issues.routes.ts'

export interface NewsletterPartsOptions {
  db: Database
  config: Pick<Config, 'site'>
  log: Logger
  mailer: Mailer
  sessions: SessionKeeper
  subscriptionsPerHour: number
  /** For tests, which do not wait as long as mail servers ask. */
  pace?: Partial<MailingPace> | undefined
}

/** The part of the composition root that is about the newsletter. */
export function newsletterParts(options: NewsletterPartsOptions) {
  const { db, config, log, mailer, sessions, subscriptionsPerHour, pace } = options
  const letters = newsletterLetters(config.site.publicUrl)
  const tokens = leaveTokens(db)
  const newsletter = newsletterRepository(db)
  const limits = attemptLimits(attemptsRepository(db))
  const mailings = mailingRepository(db)
  const engine = mailingEngine({ mailings, mailer, letters, leaveTokens: tokens, log, pace })
  const issues = newsletterIssuesRepository(db)
  const routes: FastifyPluginAsyncZod[] = [
    newsletterRoutes({ newsletter, limits, leaveTokens: tokens, letters, mailer, subscriptionsPerHour }),
  ]
  const adminRoutes: FastifyPluginAsyncZod[] = [
    newsletterIssuesRoutes({ issues, sessions, letters, mailer, wake: engine.wake }),
  ]
  return {
    routes,
    adminRoutes,
    tidyUp: () => newsletter.dropUnconfirmed(),
    /** Takes up what a killed server left behind. */
    start: () => engine.wake(),
    close: () => engine.stop(),
  }
}
