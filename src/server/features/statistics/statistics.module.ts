import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SessionKeeper } from '../../accounts/sessions.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { digestLetter } from '../../mail/digest-letter.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { sendDigests } from '../notifications/daily-digest.ts'
import { notificationsRepository } from '../notifications/notifications.repository.ts'
import { notificationsRoutes } from '../notifications/notifications.routes.ts'
import type { DailyCounter } from './daily-counter.ts'
import { dailyCountsRepository } from './daily-counts.repository.ts'
import { statisticsRepository } from './statistics.repository.ts'
import { insideBrowserRoutes, statisticsRoutes } from './statistics.routes.ts'

export interface StatisticsPartsOptions {
  db: Database
  config: Pick<Config, 'site'>
  counter: DailyCounter
  mailer: Mailer
  sessions: SessionKeeper
}

/** The part of the composition root that counts, and tells administrators what has happened. */
export function statisticsParts({ db, config, counter, mailer, sessions }: StatisticsPartsOptions) {
  const notifications = notificationsRepository(db)
  const letter = digestLetter(config.site.publicUrl)
  const routes: FastifyPluginAsyncZod[] = [insideBrowserRoutes(counter)]
  const adminRoutes: FastifyPluginAsyncZod[] = [
    statisticsRoutes({ statistics: statisticsRepository(db), counter }),
    notificationsRoutes({ notifications, sessions, counter }),
  ]
  return {
    routes,
    adminRoutes,
    async tidyUp() {
      await dailyCountsRepository(db).dropOld()
      await sendDigests({ notifications, letter, mailer })
    },
    start: () => counter.start(),
    close: () => counter.close(),
  }
}
