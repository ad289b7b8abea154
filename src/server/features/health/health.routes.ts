import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiError } from '#contracts/api-error.ts'
import { Health } from '#contracts/health.ts'
import { AppError } from '#server/app-error.ts'
import type { OpenDatabase } from '#server/db/database.ts'

const RETRY_AFTER_S = 5

export interface HealthRoutesOptions {
  database: Pick<OpenDatabase, 'kind' | 'ping' | 'isDiskFull'>
}

/** Whether this server can do its work now: for load balancers and for whoever waits for the start. */
export const healthRoutes =
  ({ database }: HealthRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      response: { 200: Health, 503: ApiError },
      tags: ['servizio'],
      summary: 'Stato del server',
    }
    app.get('/health', { schema }, async (request) => {
      try {
        await database.ping()
      } catch (err) {
        request.log.warn({ err }, 'the database does not answer')
        throw new AppError('unavailable', 'Il database non risponde', { retryAfterS: RETRY_AFTER_S })
      }
      const disk = database.isDiskFull() ? 'full' : 'ok'
      return { status: 'ok' as const, database: database.kind, disk } satisfies Health
    })
  }
