import { isIP } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { waitingTime } from '#domain/words/waiting-time.ts'
import { AppError } from '#server/app-error.ts'
import { isInProcess } from '#server/plugins/in-process-call.ts'

/** In milliseconds. The sample is so long that a pause of one second does not count as overload. */
const SAMPLE_MS = 2000
/** In milliseconds. The process wakes up this often, also when it has nothing to do. */
const LOOK_MS = 100
const RETRY_AFTER_S = 5
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface SecurityOptions {
  publicUrl: string
  headers: Readonly<Record<string, string>>
  /** Mean event loop delay above which requests are refused, in milliseconds. 0: never. */
  maxEventLoopDelayMs: number
}

export const securityPlugin = fp<SecurityOptions>(
  async (app, { publicUrl, headers, maxEventLoopDelayMs }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(headers)
      if (!READING.has(request.method) && isForeign(request, publicUrl)) {
        throw new AppError('not_allowed', 'Richiesta rifiutata: arriva da un altro sito')
      }
    })
    if (maxEventLoopDelayMs > 0) refuseOverload(app, maxEventLoopDelayMs)
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

function refuseOverload(app: FastifyInstance, maxDelayMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: LOOK_MS })
  delays.enable()
  let isOverloaded = false
  const timer = setInterval(() => {
    // Without a single look in the whole time, the mean is not a number.
    isOverloaded = !(delays.mean / 1e6 - LOOK_MS <= maxDelayMs)
    delays.reset()
  }, SAMPLE_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
  let refusesFrom = 0
  // The busy start would count as overload, so no request is refused during the first two samples.
  app.addHook('onListen', async () => {
    refusesFrom = performance.now() + 2 * SAMPLE_MS
  })
  app.addHook('onRequest', async ({ url, headers }) => {
    if (!isOverloaded || url.startsWith('/assets/')) return
    if (isInProcess(headers) || performance.now() < refusesFrom) return
    throw new AppError('unavailable', 'Il sito è molto occupato. Riprova tra qualche secondo.', {
      retryAfterS: RETRY_AFTER_S,
    })
  })
}

/**
 * True if a page of another site sent the request. Browsers send an Origin header with such requests. The
 * site's own origin is PUBLIC_URL. If PUBLIC_URL is on localhost (the default), the server's IP address is
 * allowed, too. Other host names are refused, because anybody can make a host name resolve to this server.
 */
function isForeign({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === publicUrl) return false
  const own = new URL(publicUrl)
  if (own.protocol !== 'http:' || own.hostname !== 'localhost' || !URL.canParse(origin)) return true
  const { hostname } = new URL(origin)
  return origin !== `http://${host}` || !(hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')))
}
