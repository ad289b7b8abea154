/** Runs in a browser page. The times are wall-clock ms, because a page cannot read its CPU time. */
import { planEvening } from '../src/domain/pizza-night/evening.ts'
import type { EveningRequest } from '../src/domain/pizza-night/evening-request.ts'
import type { EveningRecipe } from '../src/domain/pizza-night/menu/evening-pizza.ts'
import { preparation } from '../src/domain/pizza-night/prepare-evenings.ts'

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function measure(recipes: EveningRecipe[], request: EveningRequest, again: number, hard: EveningRequest[]) {
  const left = preparation(recipes)
  let isDone: boolean | undefined
  const steps: number[] = []
  while (!isDone)
    steps.push(
      timed(() => {
        isDone = left.next().done
      }),
    )
  const plan = () => planEvening(request, recipes)
  return {
    step: Math.max(...steps),
    first: timed(plan),
    others: Array.from({ length: again }, () => timed(plan)),
    isPlanned: 'evening' in plan(),
    hard: hard.map((table) => {
      planEvening(table, recipes) // Untimed first run: it fills the cache of variants for these guests.
      return timed(() => planEvening(table, recipes))
    }),
  }
}

Object.assign(globalThis, { measure })
