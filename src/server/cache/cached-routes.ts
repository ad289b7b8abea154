import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Served } from '#server/cache/stored-response.ts'
import type { MadeFrom } from './catalogue-change.ts'
import type { ResponseCache, ShelfName } from './response-cache.ts'
import { sendStored, storeResponse } from './stored-response.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Kept by browsers and proxies, but asked for again each time: a change must show at once, an ETag makes it cheap. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

interface Wanted {
  /** The request target in its canonical spelling: who writes it so is answered without any routing. */
  key: string
  shelf: ShelfName
  /** What to answer. Whatever it throws is answered as an error and never kept. */
  load: () => Promise<Loaded>
  /** Without it every change of the catalogue makes the answer anew. */
  madeFrom?: MadeFrom
}

interface Loaded {
  /** A string is sent as it is, anything else as JSON. */
  value: unknown
  contentType?: string
  /** How long others may keep the answer; without it, never without asking. */
  cacheControl?: string
  headers?: Record<string, string>
}

export interface CachedResponses {
  /** Sends what is stored under the key, or loads, stores and sends it. */
  send(request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Promise<void>
}

/** Answers that hang on nothing but the catalogue: serialised and compressed once per change of the data. */
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

/** An array goes piece by piece: as one string a catalogue of 100,000 recipes would reach V8's limit of 512 MB. */
function toBody(value: unknown): Buffer {
  if (typeof value === 'string') return Buffer.from(value)
  if (!Array.isArray(value)) return Buffer.from(JSON.stringify(value))
  const pieces = value.map((item, index) => Buffer.from((index > 0 ? ',' : '') + JSON.stringify(item)))
  return Buffer.concat([Buffer.from('['), ...pieces, Buffer.from(']')])
}
