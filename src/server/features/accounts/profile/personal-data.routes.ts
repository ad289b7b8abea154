import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { exportPersonalData } from '#contracts/accounts/accounts.endpoints.ts'
import { PersonalData } from '#contracts/accounts/personal-data.ts'
import { AppError } from '#server/app-error.ts'
import { ownEveningsRepository } from '#server/features/pizza-night/own-evenings.repository.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { personalDataRepository } from './personal-data.repository.ts'

const LOGIN_FIRST = 'Accedi per scaricare i tuoi dati'

export const personalDataRoutes =
  ({ db, sessions }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const personalData = personalDataRepository(db, ownEveningsRepository(db))
    const schema = {
      response: ok(PersonalData, 401, 403),
      summary: 'Tutto ciò che il sito conserva di te',
      description: 'Un file JSON da scaricare.',
    }
    serve(
      app,
      exportPersonalData,
      { ...schema, onRequest: sessions.guard(LOGIN_FIRST) },
      async (request, reply) => {
        const { account } = sessions.of(request)
        const data = await personalData.of(account.id)
        if (!data) throw new AppError('not_logged_in', LOGIN_FIRST)
        reply.header('content-disposition', 'attachment; filename="cornicione-dati.json"')
        return data
      },
    )
  }
