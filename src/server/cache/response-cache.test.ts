import { beforeEach, expect, test, vi } from 'vitest'
import { type ResponseCache, responseCache, type ShelfName } from './response-cache.ts'
import { storeResponse } from './stored-response.ts'

const KB = 1024
let epoch: number
let cache: ResponseCache
const change = () => {
  epoch += 1
  cache.clear()
}

beforeEach(() => {
  epoch = 0
  cache = responseCache(() => epoch, { sizesB: { lists: 64 * KB, pages: 64 * KB, rest: 8 * KB } })
})

const made = async (text: string, shelf?: ShelfName) => ({
  answer: await storeResponse({
    status: 200,
    contentType: 'text/plain',
    cacheControl: 'x',
    body: Buffer.from(text),
    headers: {},
  }),
  shelf,
})
const textOf = (answer: Awaited<ReturnType<ResponseCache['getOrMake']>> | undefined) =>
  answer?.body.toString()

test('makes an answer once, however many ask meanwhile', async () => {
  const make = vi.fn(() => made('pagina', 'pages'))
  const all = await Promise.all([1, 2, 3].map(() => cache.getOrMake('/a', make)))
  await cache.getOrMake('/a', make)
  expect(make).toHaveBeenCalledTimes(1)
  expect(new Set(all).size).toBe(1)
})

test('a failure reaches all who wait and is not kept', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('rotto')))
  const waiting = [cache.getOrMake('/a', failing), cache.getOrMake('/a', failing)]
  for (const each of waiting) await expect(each).rejects.toThrow('rotto')
  expect(failing).toHaveBeenCalledTimes(1)
  expect(textOf(await cache.getOrMake('/a', () => made('sano', 'pages')))).toBe('sano')
})

test('what was begun before a change is sent but never kept', async () => {
  let finish = () => {}
  const slow = cache.getOrMake('/a', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return made('vecchio', 'pages')
  })
  change()
  const fresh = cache.getOrMake('/a', () => made('nuovo', 'pages')) // must not join the old one
  expect(textOf(await fresh)).toBe('nuovo')
  finish()
  expect(textOf(await slow)).toBe('vecchio')
  expect(textOf(cache.get('/a'))).toBe('nuovo')
})

test('made-up addresses push each other out, never the pages', async () => {
  await cache.getOrMake('/', () => made('casa', 'pages'))
  for (let i = 0; i < 100; i += 1) await cache.getOrMake(`/x${i}`, () => made('niente', 'rest'))
  expect(textOf(cache.get('/'))).toBe('casa')
  expect(cache.get('/x0')).toBeUndefined()
  expect(textOf(cache.get('/x99'))).toBe('niente')
})

test('an answer without a shelf is made anew each time', async () => {
  const make = vi.fn(() => made('errore'))
  await cache.getOrMake('/a', make)
  await cache.getOrMake('/a', make)
  expect(make).toHaveBeenCalledTimes(2)
})
