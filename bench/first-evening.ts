/** Prints two CPU times in ms: that of the longest preparation step (0 without preparation), and that of
 * the first evening that this process plans. */
import { readFileSync } from 'node:fs'
import { planEvening } from '../src/domain/pizza-night/evening.ts'
import type { EveningRequest } from '../src/domain/pizza-night/evening-request.ts'
import type { EveningRecipe } from '../src/domain/pizza-night/menu/evening-pizza.ts'
import { preparation } from '../src/domain/pizza-night/prepare-evenings.ts'

type Evening = { recipes: EveningRecipe[]; request: EveningRequest }
const [file = '', isPrepared] = process.argv.slice(2)
const { recipes, request } = JSON.parse(readFileSync(file, 'utf8')) as Evening

function timed(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const steps: number[] = []
if (isPrepared === 'prepared') {
  const left = preparation(recipes)
  let isDone: boolean | undefined
  while (!isDone)
    steps.push(
      timed(() => {
        isDone = left.next().done
      }),
    )
}
const evening = timed(() => planEvening(request, recipes))
process.stdout.write(JSON.stringify({ step: Math.max(0, ...steps), evening }))
