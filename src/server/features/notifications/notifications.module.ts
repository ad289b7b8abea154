import type { OpenModule } from '#server/site-module.ts'
import { addDigests } from './daily-digest.ts'
import { notificationsRepository } from './notifications.repository.ts'
import { notificationsRoutes } from './notifications.routes.ts'

export const notificationsModule: OpenModule = ({ db, counter, sessions }) => {
  const notifications = notificationsRepository(db)
  return {
    adminRoutes: [notificationsRoutes({ notifications, sessions, counter })],
    tidyUp: () => addDigests(notifications),
  }
}
