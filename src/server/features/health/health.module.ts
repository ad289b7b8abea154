import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { getHealth, getReadiness } from '#contracts/health/health.endpoints.ts'
import { Health, Readiness } from '#contracts/health/health.ts'
import { AppError } from '#server/app-error.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'

const RETRY_AFTER_S = 5

/**
 * Two checks for the operator. Liveness: a process that fails it is restarted. Readiness: a server that
 * fails it gets no visitors, but is not restarted, because a restart would not bring the database back.
 */
const healthRoutes =
  ({ database }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const health = { response: ok(Health), summary: 'Il server vive' }
    serve(app, getHealth, health, async () => {
      const disk = database.isDiskFull() ? 'full' : 'ok'
      return { status: 'ok' as const, database: database.kind, disk } satisfies Health
    })

    const ready = { response: ok(Readiness, 503), summary: 'Il server può rispondere' }
    serve(app, getReadiness, ready, async (request) => {
      try {
        await database.ping()
      } catch (err) {
        request.log.warn({ err }, 'the database does not answer')
        throw new AppError('unavailable', 'Il database non risponde', { retryAfterS: RETRY_AFTER_S })
      }
      return { status: 'ready' as const } satisfies Readiness
    })
  }

export const healthModule: OpenModule = (services) => ({ tag: 'servizio', routes: [healthRoutes(services)] })
