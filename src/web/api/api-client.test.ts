import { afterEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#contracts/api-paths.ts'
import { calculateSimpleDough } from '#domain/dough/simple/simple-calculator.ts'
import { DEFAULT_SIMPLE_PARAMS } from '#domain/dough/simple/simple-limits.ts'
import { type Api, ApiFailure, createApi, deleteAt } from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (response: Response) => {
  const fetching = vi.fn(async () => response)
  vi.stubGlobal('fetch', fetching)
  return fetching
}
const failureOf = async (response: Response): Promise<ApiFailure> => {
  answering(response)
  const failure = await createApi()('/api/x').catch((reason: unknown) => reason)
  if (!(failure instanceof ApiFailure)) throw new Error('no ApiFailure was thrown')
  return failure
}

test('a success is its parsed body', async () => {
  answering(Response.json([{ id: 1 }]))
  expect(await createApi()('/api/x')).toEqual([{ id: 1 }])
})

test('requests carry JSON and the session cookie', async () => {
  const fetching = answering(Response.json({}))
  await createApi()('/api/x', { method: 'POST', json: { rating: 4 } })
  expect(fetching).toHaveBeenCalledWith('/api/x', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{"rating":4}',
  })
})

test("a failure's message is status, colon, space and body", async () => {
  const failure = await failureOf(new Response('{"message":"Ricetta non trovata"}', { status: 404 }))
  expect(failure.message).toBe('404: {"message":"Ricetta non trovata"}')
  expect(failure.status).toBe(404)
  expect(failure.serverMessage).toBe('Ricetta non trovata')
})

test('a text body stands as it is, and has no message for people', async () => {
  const failure = await failureOf(new Response('Bad Gateway from a proxy', { status: 502 }))
  expect(failure.message).toBe('502: Bad Gateway from a proxy')
  expect(failure.serverMessage).toBeUndefined()
})

test("an empty body is replaced by the status' text", async () => {
  const failure = await failureOf(new Response(null, { status: 503, statusText: 'Service Unavailable' }))
  expect(failure.message).toBe('503: Service Unavailable')
})

test('a broken connection is not an ApiFailure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(createApi()('/api/x')).rejects.toThrow(TypeError)
})

describe('deleting', () => {
  const refusing =
    (status: number): Api =>
    () =>
      Promise.reject(new ApiFailure({ status, body: undefined }))

  test('is done when there is nothing left to delete', async () => {
    await expect(deleteAt(refusing(404), '/api/x')).resolves.toBeUndefined()
  })

  test('fails for any other reason', async () => {
    for (const status of [401, 409, 500])
      await expect(deleteAt(refusing(status), '/api/x')).rejects.toThrow(`${status}: `)
  })
})

describe('a broken connection', () => {
  const post = (path: string, json: unknown) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    return createApi()<{ ingredients: { flour: number } }>(path, { method: 'POST', json })
  }

  test('does not stop a calculation, which is done here', async () => {
    const answer = await post(apiPaths.doughCalculator, DEFAULT_SIMPLE_PARAMS)
    expect(answer.ingredients).toEqual(calculateSimpleDough(DEFAULT_SIMPLE_PARAMS).ingredients)
  })

  test('stops whatever needs the server', async () => {
    await expect(post(apiPaths.recipeVariants(1), { variantType: 'leggera' })).rejects.toThrow(TypeError)
  })
})
