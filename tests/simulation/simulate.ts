import { describeFault, type Fault, faultsOf, HEALED_MS } from './faults.ts'
import type { Patch, Scenario } from './scenario.ts'
import { catalogueScenario } from './scenarios/catalogue.scenario.ts'
import { importScenario } from './scenarios/import.scenario.ts'
import { lettersScenario } from './scenarios/letters.scenario.ts'
import { mailingScenario } from './scenarios/mailing.scenario.ts'
import { sessionsScenario } from './scenarios/sessions.scenario.ts'
import { createWorld } from './world.ts'

const SCENARIOS: readonly [Scenario, ...Scenario[]] = [
  mailingScenario,
  lettersScenario,
  importScenario,
  catalogueScenario,
  sessionsScenario,
]

export interface Failure {
  seed: number
  scenario: string
  message: string
  /** As few as it takes to fail. */
  faults: string[]
  /** What happened, line by line. */
  history: string[]
}

const asItIs: Patch = (_name, real) => real
const scenarioOf = (seed: number): Scenario => SCENARIOS[seed % SCENARIOS.length] ?? SCENARIOS[0]

interface Run {
  seed: number
  servers: number
  faults: readonly Fault[]
  patch: Patch
  tell?: (line: string) => void
}

/** Runs one seed with these faults. Returns what was wrong, or nothing. */
async function runOnce({ patch, ...options }: Run): Promise<string | undefined> {
  const world = createWorld(options)
  const { isOver, waiting, check, patienceMs } = scenarioOf(options.seed).begin(world, patch)
  await world.run(HEALED_MS + patienceMs, () => world.failure() !== undefined || isOver())
  if (world.failure()) return world.failure()
  if (!isOver()) return `not over after ${Math.round(world.nowMs() / 1000)} s: ${waiting()}`
  check()
  return world.failure()
}

/** Leaves out one fault after the other as long as it still fails. */
async function shrunk(run: Run): Promise<readonly Fault[]> {
  let { faults } = run
  for (const fault of run.faults) {
    const fewer = faults.filter((one) => one !== fault)
    if (await runOnce({ ...run, faults: fewer })) faults = fewer
  }
  return faults
}

/** The same for the same seed. Nothing when all promises were kept; otherwise with as few faults as break one. */
export async function simulate(seed: number, patch: Patch = asItIs): Promise<Failure | undefined> {
  const run: Run = { seed, ...faultsOf(seed), patch }
  if (!(await runOnce(run))) return undefined
  const faults = await shrunk(run)
  const history: string[] = []
  const message = await runOnce({ ...run, faults, tell: (line) => void history.push(line) })
  if (message === undefined)
    throw new Error(`seed ${seed} does not fail again: something in it is left to chance`)
  return { seed, scenario: scenarioOf(seed).name, message, faults: faults.map(describeFault), history }
}

/** For a person: what broke, by which faults, and how it came about. */
export const describeFailure = ({ seed, scenario, message, faults, history }: Failure): string =>
  [`Seed ${seed}, ${scenario}: ${message}`, ...faults.map((one) => `  fault: ${one}`), ...history].join('\n')
