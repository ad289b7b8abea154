import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { planEvening } from '../src/domain/pizza-night/evening.ts'
import {
  type EveningRequest,
  type Guest,
  USUAL_EVENING,
  USUAL_GUEST,
} from '../src/domain/pizza-night/evening-request.ts'
import type { EveningRecipe } from '../src/domain/pizza-night/menu/evening-pizza.ts'
import { anyGuest } from '../tests/support/any-evening.ts'
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
const HARD_TABLES = 200
const SEED = 20261128

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
  service: 'each' as const,
  oven: { ...USUAL_EVENING.oven, atOnce: 2 },
  bakeAtMs: Date.parse('2026-11-28T18:00:00Z'),
  nowMs: null,
  guests,
  maxDoughs: 3,
}

const hardTables = (): EveningRequest[] =>
  fc
    .sample(fc.array(anyGuest, { minLength: GUESTS, maxLength: GUESTS }), {
      numRuns: HARD_TABLES,
      seed: SEED,
    })
    .map((table) => ({ ...request, guests: table, maxPizzas: 4 }))

function timed(recipes: readonly EveningRecipe[], asked: EveningRequest): number {
  const start = process.cpuUsage()
  planEvening(asked, recipes)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function checkTable(recipes: readonly EveningRecipe[]) {
  const answer = planEvening(request, recipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  if (answer.evening.doughs.length !== 3) throw new Error('not three doughs')
}

const row = (name: string, times: readonly number[]) => [
  name,
  median(times).toFixed(1),
  (times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0).toFixed(1),
  Math.max(...times).toFixed(1),
]

type First = { step: number; evening: number }

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
  checkTable(recipes)
  const again = Array.from({ length: ROUNDS }, () => timed(recipes, request))
  const hard = hardTables()
  const isPlanned = hard.map((table) => 'evening' in planEvening(table, recipes))
  const hardTimes = hard.map((table) => timed(recipes, table))
  const ofHard = (times: readonly number[], planned: boolean) =>
    times.filter((_, index) => isPlanned[index] === planned)
  const inBrowser = await eveningsInBrowser(catalogue(), request, {
    rounds: BROWSER_ROUNDS,
    again: BROWSER_AGAIN,
    hard,
  })
  print(`## An evening for ${GUESTS}, out of ${RECIPES} recipes`)
  print('')
  printTable(
    ['ms of CPU', 'p50', 'p95', 'worst'],
    [
      row('the first of a process, nothing prepared', evenings(unprepared)),
      row('the first of a process, prepared', evenings(prepared)),
      row(
        'longest step of the preparation',
        prepared.map(({ step }) => step),
      ),
      row('every other one', again),
      ...(['slices', 'trays'] as const).map((service) =>
        row(
          `served as ${service}`,
          Array.from({ length: ROUNDS }, () => timed(recipes, { ...request, service })),
        ),
      ),
      row(`hard tables that are planned (${ofHard(hardTimes, true).length})`, ofHard(hardTimes, true)),
      row(`hard tables that are refused (${ofHard(hardTimes, false).length})`, ofHard(hardTimes, false)),
    ],
  )
  print('')
  printTable(
    ['in Chromium, ms of the clock', 'p50', 'p95', 'worst'],
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
      row('hard tables that are planned', ofHard(inBrowser[0]?.hard ?? [], true)),
      row('hard tables that are refused', ofHard(inBrowser[0]?.hard ?? [], false)),
    ],
  )
}
