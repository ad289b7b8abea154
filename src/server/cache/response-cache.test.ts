import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { concerns, type MadeFrom, NO_RECIPES, oneRecipe, RECIPE_WORDS, together } from './catalogue-change.ts'
import { type ResponseCache, responseCache, type ShelfName } from './response-cache.ts'
import { storeResponse } from './stored-response.ts'

const KB = 1024
let cache: ResponseCache

beforeEach(() => {
  cache = responseCache({ sizesB: { lists: 64 * KB, pages: 64 * KB, rest: 8 * KB } })
})

const made = async (text: string, shelf?: ShelfName, madeFrom?: MadeFrom) => ({
  madeFrom,
  answer: await storeResponse({
    status: 200,
    contentType: 'text/plain',
    cacheControl: 'x',
    body: Buffer.from(text),
    headers: {},
  }),
  shelf,
})
const textOf = (answer: Awaited<ReturnType<ResponseCache['getOrMake']>> | undefined) => {
  const variant = answer?.variant('identity')
  return variant && 'body' in variant ? variant.body.toString() : undefined
}

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

function begin(madeFrom?: MadeFrom) {
  const gate = Promise.withResolvers<void>()
  const answer = cache.getOrMake('/a', async () => {
    await gate.promise
    return made('vecchio', 'pages', madeFrom)
  })
  return { answer, finish: gate.resolve }
}

test('what was begun before a change is sent but never kept', async () => {
  const slow = begin()
  cache.drop('everything')
  const fresh = cache.getOrMake('/a', () => made('nuovo', 'pages')) // must not join the old one
  expect(textOf(await fresh)).toBe('nuovo')
  slow.finish()
  expect(textOf(await slow.answer)).toBe('vecchio')
  expect(textOf(cache.get('/a'))).toBe('nuovo')
})

test.each([
  ['of another recipe', { recipes: [8], words: true }, 'vecchio'],
  ['of its recipe', { recipes: [8, 7], words: false }, undefined],
])('what was begun before a change %s', async (_which, change, kept) => {
  const slow = begin(oneRecipe(7))
  cache.drop(change)
  slow.finish()
  await slow.answer
  expect(textOf(cache.get('/a'))).toBe(kept)
})

test('a change makes anew only what it concerns', async () => {
  const all: Record<string, MadeFrom> = {
    '/ricette/7': together([oneRecipe(7), RECIPE_WORDS]),
    '/ricette/8': together([oneRecipe(8), RECIPE_WORDS]),
    '/api/recipes/8': oneRecipe(8),
    '/glossario': NO_RECIPES,
    '/': undefined,
  }
  const leftAfter = async (change: Parameters<ResponseCache['drop']>[0]) => {
    for (const [key, madeFrom] of Object.entries(all))
      await cache.getOrMake(key, () => made(key, 'pages', madeFrom))
    cache.drop(change)
    return Object.keys(all).filter((key) => cache.get(key))
  }
  expect(await leftAfter({ recipes: [7], words: false })).toEqual([
    '/ricette/8',
    '/api/recipes/8',
    '/glossario',
  ])
  expect(await leftAfter({ recipes: [7], words: true })).toEqual(['/api/recipes/8', '/glossario'])
  expect(await leftAfter('everything')).toEqual([])
})

const anyMadeFrom = fc.option(
  fc.record({ recipes: fc.array(fc.integer({ min: 1, max: 5 })), words: fc.boolean() }),
  { nil: undefined },
)
const anyChange = fc.oneof(
  fc.constant('everything' as const),
  fc.record({ recipes: fc.array(fc.integer({ min: 1, max: 5 })), words: fc.boolean() }),
)
test('what concerns a part concerns the whole, and nothing else does', () => {
  fc.assert(
    fc.property(fc.array(anyMadeFrom), anyChange, (parts, change) => {
      const concernsOne = parts.some((part) => concerns(change, part))
      expect(concerns(change, together(parts))).toBe(concernsOne || change === 'everything')
    }),
  )
})

test('made-up addresses push each other out, never the pages', async () => {
  await cache.getOrMake('/', () => made('casa', 'pages'))
  for (let i = 0; i < 100; i += 1) await cache.getOrMake(`/x${i}`, () => made('niente', 'rest'))
  expect(textOf(cache.get('/'))).toBe('casa')
  expect(cache.get('/x0')).toBeUndefined()
  expect(textOf(cache.get('/x99'))).toBe('niente')
})

test('what is larger than its shelf is sent but not kept, and pushes nothing out', async () => {
  await cache.getOrMake('/a', () => made('piccola', 'rest'))
  const large = randomBytes(8 * KB).toString('hex')
  const answer = await cache.getOrMake('/large', () => made(large, 'rest'))
  expect((await answer.variant('identity')).body.toString()).toBe(large)
  expect([cache.get('/large'), textOf(cache.get('/a'))]).toEqual([undefined, 'piccola'])
})

test('the least recently used answers go first', async () => {
  for (const key of ['/a', '/b', '/c']) await cache.getOrMake(key, () => made('x', 'rest')) // room for three
  cache.get('/a')
  await cache.getOrMake('/d', () => made('x', 'rest'))
  expect(['/a', '/b', '/c', '/d'].map((key) => textOf(cache.get(key)))).toEqual(['x', undefined, 'x', 'x'])
})

test('an answer without a shelf is made anew each time', async () => {
  const make = vi.fn(() => made('errore'))
  await cache.getOrMake('/a', make)
  await cache.getOrMake('/a', make)
  expect(make).toHaveBeenCalledTimes(2)
})
