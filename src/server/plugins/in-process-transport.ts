import type { FastifyInstance } from 'fastify'
import type { RenderContext } from '#contracts/page-rendering.ts'
import { type MadeFrom, NO_RECIPES, together } from '#server/cache/catalogue-change.ts'
import type { ResponseCache } from '#server/cache/response-cache.ts'
import type { StoredResponse } from '#server/cache/stored-response.ts'
import { inProcessHeaders } from '#server/plugins/in-process-call.ts'

/**
 * API calls of pages: inside the process, without a login, with the same responses as for browsers. A
 * cached response is parsed once and frozen, because all pages share the parsed object.
 */
export function inProcessTransport(app: FastifyInstance, cache: ResponseCache) {
  const bodies = new WeakMap<StoredResponse, Promise<unknown>>()
  const parsed = async (answer: StoredResponse): Promise<unknown> =>
    deepFreeze(JSON.parse((await answer.variant('identity')).body.toString('utf8')))
  const bodyOf = (answer: StoredResponse) => {
    const body = bodies.get(answer) ?? parsed(answer)
    bodies.set(answer, body)
    return body
  }
  const call: RenderContext['transport'] = async (path, { method = 'GET', json } = {}) => {
    if (!path.startsWith('/api/')) throw new Error(`pages may call the API only, not ${path}`)
    const stored = method === 'GET' ? cache.get(path) : undefined
    if (stored) return { status: stored.status, body: await bodyOf(stored) }
    const response = await app.inject({
      url: path,
      method,
      headers: inProcessHeaders,
      ...(json !== undefined && { payload: json as object }),
    })
    return { status: response.statusCode, body: response.body === '' ? null : (response.json() as unknown) }
  }
  return () => {
    let madeFrom: MadeFrom = NO_RECIPES
    const transport: RenderContext['transport'] = async (path, request) => {
      const answer = await call(path, request)
      madeFrom = together([madeFrom, cache.madeFrom(path)])
      return answer
    }
    return { transport, madeFrom: () => madeFrom }
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
