import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '#server/app-error.ts'

interface KnownRoute {
  method: string
  pattern: RegExp
}

/**
 * Refuses unknown API paths: 405 with `Allow` if the path has another method, otherwise 404. Register it
 * before the routes, because its hook sees only routes that are added later.
 */
export const unknownApiPath: FastifyPluginAsync = fp(
  async (app) => {
    const known: KnownRoute[] = []
    const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = request.url.split('?', 1)[0] ?? ''
      const allowed = new Set(known.filter(({ pattern }) => pattern.test(asked)).map(({ method }) => method))
      if (allowed.size === 0) throw new AppError('not_found', 'Risorsa non trovata')
      reply.header('allow', [...allowed].join(', '))
      throw new AppError('wrong_method', 'Metodo non consentito')
    }
    const options = { schema: { hide: true }, onRequest: refuse }
    for (const path of ['/', '/*']) app.all(path, options, refuse)
    app.addHook('onRoute', ({ method, url }) => {
      const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`)
      for (const each of [method].flat()) known.push({ method: each, pattern })
    })
  },
  { name: 'unknown-api-path' },
)
