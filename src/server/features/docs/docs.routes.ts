import type { FastifyPluginAsync } from 'fastify'
import { docsPage, docsStyle, type OpenApi } from './docs-page.ts'

export const docsRoutes =
  (document: () => unknown): FastifyPluginAsync =>
  async (app) => {
    const hidden = { schema: { hide: true } }
    app.get('/docs/json', hidden, async (_request, reply) => reply.send(document()))
    app.get('/docs/style.css', hidden, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(docsStyle),
    )
    app.get('/docs', hidden, async (request, reply) => {
      reply.header('vary', 'accept')
      const forPeople = request.headers.accept?.includes('text/html')
      return forPeople
        ? reply.type('text/html; charset=utf-8').send(docsPage(document() as OpenApi))
        : reply.send(document())
    })
  }
