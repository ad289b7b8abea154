import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Served } from '#server/cache/stored-response.ts'
import { isInProcess } from '#server/plugins/in-process-call.ts'
import type { SiteMetrics } from './site-metrics.ts'

export function measuredAnswers(
  metrics: Pick<SiteMetrics, 'answered' | 'sentFromMemory'> | undefined,
  served: Served,
) {
  const routes = new WeakMap<IncomingMessage, string | undefined>()
  if (!metrics) return { fromMemory: served, routed: served, watch: () => undefined }
  return {
    fromMemory: ((target, request, answer) => {
      served(target, request, answer)
      const { route, status } = answer
      metrics.sentFromMemory({ method: request.method ?? 'GET', route, status })
    }) satisfies Served,
    routed: ((target, request, answer) => {
      served(target, request, answer)
      routes.set(request, answer.route)
    }) satisfies Served,
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
