import { digestLetter } from '#server/mail/digest-letter.ts'
import type { OpenModule } from '#server/site-module.ts'
import { sendDigests } from './daily-digest.ts'
import { notificationsRepository } from './notifications.repository.ts'
import { notificationsRoutes } from './notifications.routes.ts'

export const notificationsModule: OpenModule = ({ db, config, counter, mailer, sessions }) => {
  const notifications = notificationsRepository(db)
  const letter = digestLetter(config.site.publicUrl)
  return {
    adminRoutes: [notificationsRoutes({ notifications, sessions, counter })],
    tidyUp: () => sendDigests({ notifications, letter, mailer }),
  }
}
