/** The first evening of a process, for `evening-benchmark.ts`: its recipes come as a database gives them, read by nobody.
 * Prints ms of CPU: of the longest step of the preparation, where it is asked for, and of the evening. */
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
