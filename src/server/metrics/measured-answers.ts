import type { FastifyInstance } from 'fastify'
import type { Served } from '#server/cache/stored-response.ts'
import type { SiteMetrics } from './site-metrics.ts'

/** Counts the answers of the routes, with the time that they took. */
export function measureAnswers(app: FastifyInstance, metrics: Pick<SiteMetrics, 'answered'>): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    metrics.answered({ method, route: routeOptions.url, status: statusCode, seconds: elapsedTime / 1000 }),
  )
}

/** Counts what leaves from memory before any routing, where no hook sees it. */
export const measured =
  (served: Served, metrics: Pick<SiteMetrics, 'sentFromMemory'>): Served =>
  (target, request, answer) => {
    served(target, request, answer)
    metrics.sentFromMemory(request.method ?? 'GET', answer.status)
  }
