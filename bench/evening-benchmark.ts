/** How long an evening takes to plan: the largest table, a catalogue larger than today's, three doughs. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { planEvening } from '../src/domain/pizza-night/evening.ts'
import { type Guest, USUAL_EVENING, USUAL_GUEST } from '../src/domain/pizza-night/evening-request.ts'
import type { EveningRecipe } from '../src/domain/pizza-night/menu/evening-pizza.ts'
import { eveningRecipes } from '../tests/support/evening-recipes.ts'
import { eveningsInBrowser } from './browser-evenings.ts'
import { print, printTable } from './report.ts'
import { median } from './statistics.ts'

const RECIPES = 110
const GUESTS = 20
const ROUNDS = 200
const FIRST_ROUNDS = 15
const BROWSER_ROUNDS = 10
const BROWSER_AGAIN = 20

/** Today's recipes, and some of them again under other numbers. */
const catalogue = (): EveningRecipe[] =>
  Array.from({ length: RECIPES }, (_, index) => {
    const recipe = eveningRecipes[index % eveningRecipes.length] as EveningRecipe
    return structuredClone({ ...recipe, id: index < eveningRecipes.length ? recipe.id : 1000 + index })
  })

const NEEDY: readonly Partial<Guest>[] = [
  { needs: ['celiachia'] },
  { needs: ['vegana'] },
  { needs: ['vegetariana'], dislikes: ['cipolla'] },
  { allergies: ['frutta a guscio'] },
  { needs: ['gravidanza'] },
  { dislikes: ['acciughe', 'olive'], appetite: 1.5 },
  { appetite: 0.5 },
  { wish: '28' },
  { wish: '1' },
]
const guests = Array.from({ length: GUESTS }, (_, index): Guest => ({ ...USUAL_GUEST, ...NEEDY[index] }))
const request = {
  ...USUAL_EVENING,
  oven: { ...USUAL_EVENING.oven, atOnce: 2 },
  bakeAtMs: Date.parse('2026-11-28T18:00:00Z'),
  nowMs: null,
  guests,
  maxDoughs: 3,
}

/** Seconds of the processor: what somebody else does on the machine does not count. */
function timed(recipes: readonly EveningRecipe[]): number {
  const start = process.cpuUsage()
  const answer = planEvening(request, recipes)
  const { user, system } = process.cpuUsage(start)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  if (answer.evening.doughs.length !== 3) throw new Error('not three doughs')
  return (user + system) / 1000
}

const row = (name: string, times: readonly number[]) => [
  name,
  median(times).toFixed(1),
  (times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0).toFixed(1),
]

type First = { step: number; evening: number }

/** Each in a process of its own, which has run nothing before. */
function firstEvenings(file: string, preparation: 'prepared' | 'unprepared'): First[] {
  const script = fileURLToPath(new URL('first-evening.ts', import.meta.url))
  return Array.from({ length: FIRST_ROUNDS }, () =>
    JSON.parse(execFileSync(process.execPath, [script, file, preparation], { encoding: 'utf8' })),
  )
}

export async function benchmarkEvening(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'evening-'))
  const file = join(dir, 'evening.json')
  writeFileSync(file, JSON.stringify({ recipes: catalogue(), request }))
  const [unprepared, prepared] = [firstEvenings(file, 'unprepared'), firstEvenings(file, 'prepared')]
  rmSync(dir, { recursive: true })
  const evenings = (firsts: readonly First[]) => firsts.map(({ evening }) => evening)
  const recipes = catalogue()
  const again = Array.from({ length: ROUNDS }, () => timed(recipes))
  const inBrowser = await eveningsInBrowser(catalogue(), request, {
    rounds: BROWSER_ROUNDS,
    again: BROWSER_AGAIN,
  })
  print(`## An evening for ${GUESTS}, out of ${RECIPES} recipes`)
  print('')
  printTable(
    ['ms of CPU', 'p50', 'p95'],
    [
      row('the first of a process, nothing prepared', evenings(unprepared)),
      row('the first of a process, prepared', evenings(prepared)),
      row(
        'longest step of the preparation',
        prepared.map(({ step }) => step),
      ),
      row('every other one', again),
    ],
  )
  print('')
  printTable(
    ['in Chromium, ms of the clock', 'p50', 'p95'],
    [
      row(
        'the first of a process, prepared',
        inBrowser.map(({ first }) => first),
      ),
      row(
        'longest step of the preparation',
        inBrowser.map(({ step }) => step),
      ),
      row(
        'every other one',
        inBrowser.flatMap(({ others }) => others),
      ),
    ],
  )
}
