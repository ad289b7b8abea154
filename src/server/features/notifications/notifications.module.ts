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
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { addDigests } from './daily-digest.ts'
import { notificationsRepository } from './notifications.repository.ts'

const response = ok(AdminNotifications, 400)

const notificationsRoutes =
  ({ db, sessions, counter }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const notifications = notificationsRepository(db)
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

export const notificationsModule: OpenModule = (services) => ({
  adminRoutes: [notificationsRoutes(services)],
  tidyUp: () => addDigests(notificationsRepository(services.db)),
})
