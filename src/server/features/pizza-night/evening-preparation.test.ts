import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { eveningPreparation } from './evening-preparation.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

test('the recipes are asked for once, however many changes come together', async () => {
  let asked = 0
  const preparation = eveningPreparation(async (): Promise<Recipe[]> => {
    asked += 1
    return []
  })
  for (let change = 0; change < 5; change += 1) preparation.begin()
  await vi.advanceTimersByTimeAsync(5000)
  preparation.begin()
  await vi.advanceTimersByTimeAsync(5000)
  await preparation.stop()
  expect(asked).toBe(2)
})

test('a database that does not answer, and a server that stops, leave nothing running', async () => {
  const failing = eveningPreparation(() => Promise.reject(new Error('gone')))
  failing.begin()
  await vi.advanceTimersByTimeAsync(5000)
  await expect(failing.stop()).resolves.toBeUndefined()
})
