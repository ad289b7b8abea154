import { setImmediate } from 'node:timers/promises'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { preparation } from '#domain/pizza-night/prepare-evenings.ts'

const QUIET_MS = 2000

export function eveningPreparation(recipes: () => Promise<Recipe[]>) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isStopped = false

  const prepare = async () => {
    const steps = preparation(await recipes())
    while (!isStopped && !steps.next().done) await setImmediate()
  }
  return {
    begin: () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        running = running.then(prepare).catch(() => undefined)
      }, QUIET_MS)
      timer.unref()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
