import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  listNotifications,
  markNotificationsRead,
  setDigest,
} from '#contracts/notifications/admin-notifications.endpoints.ts'
import {
  AdminNotifications,
  DigestSetting,
  ReadNotifications,
} from '#contracts/notifications/notifications.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import type { DailyCounter } from '#server/features/statistics/counting/daily-counter.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { NotificationsRepository } from './notifications.repository.ts'

export interface NotificationsRoutesOptions {
  notifications: NotificationsRepository
  sessions: Pick<SessionKeeper, 'of'>
  counter: Pick<DailyCounter, 'flush'>
}

const response = ok(AdminNotifications, 400)

export const notificationsRoutes =
  ({ notifications, sessions, counter }: NotificationsRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const list = { response, summary: 'Che cosa è successo, e che cosa è già stato letto' }
    serve(app, listNotifications, list, async (request) => {
      await counter.flush()
      await notifications.gather()
      return notifications.of(sessions.of(request).account.id)
    })

    const read = { body: ReadNotifications, response, summary: 'Segna come lette, alcune o tutte' }
    serve(app, markNotificationsRead, read, async (request) => {
      const { id } = sessions.of(request).account
      await notifications.markRead(id, request.body.ids)
      return notifications.of(id)
    })

    const digest = { body: DigestSetting, response, summary: 'Accende o spegne la lettera del giorno' }
    serve(app, setDigest, digest, async (request) => {
      const { id } = sessions.of(request).account
      await notifications.setDigest(id, request.body.wantsDigest)
      return notifications.of(id)
    })
  }
