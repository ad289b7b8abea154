import { beforeEach, expect, test, vi } from 'vitest'
import { SAVED_SIMPLE_RECIPES_KEY } from '#domain/dough/simple/saved-simple-recipes.ts'
import { KITCHEN_KEY } from '#domain/kitchen/kitchen-key.ts'
import { SHOPPING_LIST_KEY } from '#domain/shopping-list/stored-list.ts'
import { PENDING_ACTIONS_KEY } from '../features/accounts/has-pending-actions.ts'
import { KEPT_HERE, storedText } from './stored-text.ts'

const kept = new Map<string, string>()
const persist = vi.fn<() => Promise<boolean>>()
beforeEach(() => {
  kept.clear()
  persist.mockReset().mockResolvedValue(true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  vi.stubGlobal('navigator', { storage: { persist } })
})

test('what the tools keep is among it', () => {
  expect(KEPT_HERE).toEqual(
    expect.arrayContaining([SAVED_SIMPLE_RECIPES_KEY, SHOPPING_LIST_KEY, KITCHEN_KEY, PENDING_ACTIONS_KEY]),
  )
})

const list = storedText(SHOPPING_LIST_KEY)

test('the browser is asked with the first thing that is kept, and never again', () => {
  storedText('pizzaNightProgress').write('dove sono')
  expect(list.read()).toBeNull()
  expect(persist).not.toHaveBeenCalled()
  list.write('farina')
  list.write('farina, acqua')
  storedText('pizzaNights').write('[]')
  expect(persist).toHaveBeenCalledOnce()
})

test('what is written again as it stands asks for nothing', () => {
  kept.set(SHOPPING_LIST_KEY, 'farina')
  list.write('farina')
  expect(persist).not.toHaveBeenCalled()
})

test.each([
  ['refuses', () => persist.mockRejectedValue(new TypeError('no'))],
  ['says no', () => persist.mockResolvedValue(false)],
  ['has no such question', () => vi.stubGlobal('navigator', {})],
])('a browser that %s keeps the thing all the same', (_what, make) => {
  make()
  expect(list.write('farina')).toBe(true)
  expect(list.read()).toBe('farina')
})

test('a browser whose storage is full is not asked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(list.write('farina')).toBe(false)
  expect(persist).not.toHaveBeenCalled()
})
