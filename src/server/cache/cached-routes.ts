import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Served } from '#server/cache/stored-response.ts'
import type { MadeFrom } from './catalogue-change.ts'
import type { ResponseCache, ShelfName } from './response-cache.ts'
import { sendStored, storeResponse } from './stored-response.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Browsers and proxies may store the response but must revalidate it, so that a change shows at once. The
 * ETag makes revalidation cheap. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

interface Wanted {
  /** The request target in canonical form. Later requests with exactly this target are answered from the cache
   * without routing. */
  key: string
  shelf: ShelfName
  load: () => Promise<Loaded>
  madeFrom?: MadeFrom
}

interface Loaded {
  value: unknown
  contentType?: string
  cacheControl?: string
  headers?: Record<string, string>
}

export interface CachedResponses {
  send(request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Promise<void>
}

export const cachedResponses = (
  cache: ResponseCache,
  securityHeaders: Readonly<Record<string, string>>,
  served: Served,
): CachedResponses => ({
  async send(request, reply, { key, shelf, load, madeFrom }) {
    const answer = await cache.getOrMake(key, async () => {
      const { value, contentType = JSON_TYPE, cacheControl = REVALIDATE, headers } = await load()
      const source = {
        status: 200,
        route: request.routeOptions.url,
        contentType,
        cacheControl,
        body: toBody(value),
        asked: shelf === 'rest' ? ('seldom' as const) : ('often' as const),
        headers: { ...securityHeaders, ...headers },
      }
      return { answer: await storeResponse(source), shelf, madeFrom }
    })
    reply.hijack()
    sendStored(request.raw, reply.raw, answer)
    served(key, request.raw, answer)
  },
})

/** Serialises an array item by item, because V8 limits the length of a string. */
function toBody(value: unknown): Buffer {
  if (typeof value === 'string') return Buffer.from(value)
  if (!Array.isArray(value)) return Buffer.from(JSON.stringify(value))
  const pieces = value.map((item, index) => Buffer.from((index > 0 ? ',' : '') + JSON.stringify(item)))
  return Buffer.concat([Buffer.from('['), ...pieces, Buffer.from(']')])
}
