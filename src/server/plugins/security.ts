import { isIP } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { waitingTime } from '#domain/words/waiting-time.ts'
import { AppError } from '#server/app-error.ts'
import { isInProcess } from '#server/plugins/in-process-call.ts'

/** Over so long: a machine that stands still for a second is no overload. */
const SAMPLE_MS = 2000
const RETRY_AFTER_S = 5
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface SecurityOptions {
  publicUrl: string
  headers: Readonly<Record<string, string>>
  /** Mean delay of the event loop, in milliseconds, from which calls are refused; 0 never refuses one. */
  maxEventLoopDelayMs: number
}

/** Headers, foreign origins, overload and the machinery of rate limits. Its hooks run before any route's own. */
export const securityPlugin = fp<SecurityOptions>(
  async (app, { publicUrl, headers, maxEventLoopDelayMs }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(headers)
      if (!READING.has(request.method) && isForeign(request, publicUrl)) {
        throw new AppError('not_allowed', 'Richiesta rifiutata: arriva da un altro sito')
      }
    })
    let refusesFrom = 0
    // The last sample that saw the start ends within one interval of it, and is looked at during the next.
    app.addHook('onListen', async () => {
      refusesFrom = performance.now() + 2 * SAMPLE_MS
    })
    await app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelayMs,
      sampleInterval: SAMPLE_MS,
      pressureHandler: async (request) => {
        // A page that was answered is worth nothing without its scripts, and they cost little.
        if (request.url.startsWith('/assets/')) return
        if (isInProcess(request.headers) || performance.now() < refusesFrom) return
        throw new AppError('unavailable', 'Il sito è molto occupato. Riprova tra qualche secondo.', {
          retryAfterS: RETRY_AFTER_S,
        })
      },
    })
    await app.register(rateLimit, {
      global: false,
      allowList: (request) => isInProcess(request.headers),
      errorResponseBuilder: (_request, { ttl }) => {
        const retryAfterS = Math.max(1, Math.ceil(ttl / 1000))
        const message = `Troppe richieste. Riprova tra ${waitingTime(retryAfterS)}.`
        return new AppError('too_many', message, { retryAfterS })
      },
    })
  },
  { name: 'security' },
)

/**
 * True when a browser says that the call starts on another site. No Origin header is fine: then it is not a browser's
 * cross-site call. The own origin is PUBLIC_URL. A site that has none but this machine's name (the default) is also
 * opened by the machine's addresses: then the very address that was called, never a name, since anybody may let a name
 * of his point here. 'null' is nobody's.
 */
function isForeign({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === publicUrl) return false
  const own = new URL(publicUrl)
  if (own.protocol !== 'http:' || own.hostname !== 'localhost' || !URL.canParse(origin)) return true
  const { hostname } = new URL(origin)
  return origin !== `http://${host}` || !(hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')))
}
