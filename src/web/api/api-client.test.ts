import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { get } from '#contracts/endpoint.ts'
import { makeRecipeVariant } from '#contracts/improvement/improvement.endpoints.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { calculateDough } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { calculateSimpleDough } from '#domain/dough/simple/simple-calculator.ts'
import { DEFAULT_SIMPLE_PARAMS } from '#domain/dough/simple/simple-limits.ts'
import { ApiFailure, createApi, ifStillThere } from './api-client.ts'

const reading = get<{ response: unknown }>('/api/x')

afterEach(() => vi.unstubAllGlobals())

const answering = (response: Response) => {
  const fetching = vi.fn(async () => response)
  vi.stubGlobal('fetch', fetching)
  return fetching
}
const failureOf = async (response: Response): Promise<ApiFailure> => {
  answering(response)
  const failure = await createApi()(reading).catch((reason: unknown) => reason)
  if (!(failure instanceof ApiFailure)) throw new Error('no ApiFailure was thrown')
  return failure
}

test('a success is its parsed body', async () => {
  answering(Response.json([{ id: 1 }]))
  expect(await createApi()(reading)).toEqual([{ id: 1 }])
})

test('requests carry JSON and the session cookie', async () => {
  const fetching = answering(Response.json({}))
  await createApi()(rateRecipe, { params: { id: 3 }, body: { rating: 4 } })
  expect(fetching).toHaveBeenCalledWith('/api/recipes/3/rate', {
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
  await expect(createApi()(reading)).rejects.toThrow(TypeError)
})

describe('deleting', () => {
  const refused = (status: number) => Promise.reject(new ApiFailure({ status, body: undefined }))

  test('is done when there is nothing left to delete', async () => {
    await expect(ifStillThere(refused(404))).resolves.toBeUndefined()
  })

  test('fails for any other reason', async () => {
    for (const status of [401, 409, 500])
      await expect(ifStillThere(refused(status))).rejects.toThrow(`${status}: `)
  })
})

describe('a broken connection', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  })

  test('does not stop a calculation, which is done here', async () => {
    const answer = await createApi()(calculateDough, { body: DEFAULT_SIMPLE_PARAMS })
    expect(answer.ingredients).toEqual(calculateSimpleDough(DEFAULT_SIMPLE_PARAMS).ingredients)
  })

  test('stops whatever needs the server', async () => {
    await expect(
      createApi()(makeRecipeVariant, { params: { id: 1 }, body: { variantType: 'leggera' } }),
    ).rejects.toThrow(TypeError)
  })
})
