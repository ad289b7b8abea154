import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Served } from '#server/cache/stored-response.ts'
import { isInProcess } from '#server/plugins/in-process-call.ts'
import type { SiteMetrics } from './site-metrics.ts'

/**
 * Counts the answers that visitors get, as `served` is told of stored ones. What the site asks of itself to render a page
 * is part of that page.
 */
export function measuredAnswers(
  metrics: Pick<SiteMetrics, 'answered' | 'sentFromMemory'> | undefined,
  served: Served,
) {
  /** All pages are one route of the server: a stored page says itself which one it is. */
  const routes = new WeakMap<IncomingMessage, string | undefined>()
  if (!metrics) return { fromMemory: served, routed: served, watch: () => undefined }
  return {
    /** Told of what leaves before any routing, where no hook sees it. */
    fromMemory: ((target, request, answer) => {
      served(target, request, answer)
      const { route, status } = answer
      metrics.sentFromMemory({ method: request.method ?? 'GET', route, status })
    }) satisfies Served,
    /** Told of stored answers that a route sends. */
    routed: ((target, request, answer) => {
      served(target, request, answer)
      routes.set(request, answer.route)
    }) satisfies Served,
    /** Measures what the routes answer, and how long it takes. */
    watch(app: FastifyInstance): void {
      app.addHook(
        'onResponse',
        async ({ method, headers, raw, routeOptions }, { statusCode, elapsedTime }) => {
          if (isInProcess(headers)) return
          const route = routes.has(raw) ? routes.get(raw) : routeOptions.url
          metrics.answered({ method, route, status: statusCode }, elapsedTime / 1000)
        },
      )
    },
  }
}
