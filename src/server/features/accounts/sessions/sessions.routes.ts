import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endOneSession, endOtherSessions, listSessions } from '#contracts/accounts/accounts.endpoints.ts'
import { OpenSessions } from '#contracts/accounts/open-sessions.ts'
import { AppError } from '#server/app-error.ts'
import { nothing, ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { sessionsRepository } from './sessions.repository.ts'

export const sessionsRoutes =
  ({ db, sessions }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const repository = sessionsRepository(db)
    const list = {
      response: ok(OpenSessions, 401),
      summary: 'Dove hai fatto accesso',
      description: "Browser e sistema in parole, senza versioni; l'ultimo uso è noto all'ora.",
    }
    const onRequest = sessions.guard('Accedi per vedere i tuoi dispositivi')
    serve(app, listSessions, { ...list, onRequest }, async (request) => {
      const { account, tokenHash } = sessions.of(request)
      const open = await repository.listOf(account.id)
      return open.map(({ id, device, createdAt, lastSeenAt, ...session }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: session.tokenHash === tokenHash,
      }))
    })

    const end = { response: nothing(401, 403, 404), summary: 'Chiude una delle tue sessioni' }
    serve(app, endOneSession, { ...end, onRequest }, async (request) => {
      const { account } = sessions.of(request)
      if (!(await repository.endOne(account.id, request.params.id)))
        throw new AppError('not_found', 'Questo dispositivo è già scollegato')
    })

    const endOthers = { response: nothing(401, 403), summary: 'Chiude le sessioni degli altri dispositivi' }
    const login = sessions.guard('Accedi per scollegare gli altri dispositivi')
    serve(app, endOtherSessions, { ...endOthers, onRequest: login }, async (request) => {
      await sessions.endOthers(sessions.of(request))
    })
  }
