import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shelf } from './shelf.ts'
import { type StoredResponse, storeResponse } from './stored-response.ts'

const KB = 1024
const answerOf = (sizeB: number): Promise<StoredResponse> =>
  storeResponse({
    status: 200,
    contentType: 'text/plain',
    cacheControl: 'no-store',
    body: Buffer.alloc(sizeB),
    headers: {},
  })
const small = await answerOf(100)

test('lets the least recently used answers go', () => {
  const kept = shelf(7 * KB) // room for three small answers, each with 2 kB of overhead
  for (const key of ['/a', '/b', '/c']) kept.put(key, small)
  expect(kept.get('/a')).toBe(small)
  kept.put('/d', small)
  expect([kept.get('/a'), kept.get('/b'), kept.get('/c'), kept.get('/d')]).toEqual([
    small,
    undefined,
    small,
    small,
  ])
})

test('does not keep what is larger than itself, nor empties itself for it', async () => {
  const kept = shelf(5 * KB)
  kept.put('/a', small)
  kept.put('/large', { ...(await answerOf(100)), sizeB: 6 * KB })
  expect([kept.get('/large'), kept.get('/a')]).toEqual([undefined, small])
})

test('a replaced answer is counted once, and an empty shelf weighs nothing', async () => {
  const kept = shelf(100 * KB)
  kept.put('/a', small)
  const once = kept.sizeB
  kept.put('/a', await answerOf(100))
  expect(kept.sizeB).toBe(once)
  kept.clear()
  expect([kept.sizeB, kept.get('/a')]).toEqual([0, undefined])
})

test('never holds more than it may, whatever comes', () => {
  const puts = fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 40 * KB })))
  fc.assert(
    fc.property(puts, (all) => {
      const kept = shelf(64 * KB)
      for (const [key, sizeB] of all) {
        kept.put(key, { ...small, sizeB })
        expect(kept.sizeB).toBeLessThanOrEqual(64 * KB)
        expect(kept.sizeB).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
