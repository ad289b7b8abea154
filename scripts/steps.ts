/**
 * The list of everything that is tried, and in which round. `check` is the developer's quick one, `test` proves each promise
 * once where that is cheapest, `proof` runs all there is: every case of the laws, both databases, every screen and journey,
 * the drills of killed servers and full disks, and the mutations that show that a check can fail.
 */
import { join } from 'node:path'
import type { Step } from './run-steps.ts'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

export type Round = 'check' | 'test' | 'proof'

/** What tests that only `proof` runs are tagged with, in Vitest and in Playwright. */
const PROOF_TAG = 'proof'

/** The ports that a run needs: for the site of the visits, that of the journeys, and those that workers start for themselves. */
export const PORTS = 12

interface Run {
  round: Round
  /** Where runners put their reports. */
  temporary: string
  /** The first of PORTS free ones. */
  firstPort: number
  /** Only what depends on files that are not committed yet; `changed` are those files. */
  changed?: readonly string[]
}

const npmScript = (name: string, budgetCpuS: number): Step => ({
  name,
  command: ['npm', 'run', '--silent', name],
  budgetCpuS,
})

const playwrightOnly = (round: Round) => (round === 'proof' ? [] : [`--grep-invert=@${PROOF_TAG}`])

function vitest({ round, temporary, changed }: Run, project: string, budgetCpuS: number): Step {
  const file = join(temporary, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name: project,
    command: [
      'vitest',
      'run',
      `--project=${project}`,
      ...reporters,
      ...(round === 'proof' ? [] : [`--tags-filter=!${PROOF_TAG}`]),
      // Beside the other lane a second worker would load everything twice and have no core of its own.
      ...(round === 'check' ? [] : ['--maxWorkers=1']),
      ...(changed ? ['--changed', '--passWithNoTests'] : []),
    ],
    budgetCpuS,
    ...(!changed && { report: () => readVitestReport(file) }),
  }
}

function browsers(run: Run, name: string, budgetCpuS: number, command: string[], port: string): Step {
  const file = join(run.temporary, `${name}.json`)
  return {
    name,
    command: [...command, ...playwrightOnly(run.round)],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, [port]: String(run.firstPort + (name === 'visits' ? 0 : 1)) },
    budgetCpuS,
    report: () => readPlaywrightReport(file),
    needs: ['build'],
  }
}

function lintSteps({ changed }: Run): Step[] {
  if (!changed) return [npmScript('lint', 50)]
  if (changed.length === 0) return []
  return [
    { name: 'format', command: ['biome', 'check', '--no-errors-on-unmatched', ...changed] },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', ...changed] },
  ]
}

/** The proof compares what it sees with how it was accepted to look, and draws sheets of what differs. */
const visitsOf = (round: Round) =>
  round === 'proof'
    ? ['node', 'scripts/screens.ts']
    : ['playwright', 'test', '--config=tests/visits/playwright.config.ts', '--reporter=list,json']

const script = (name: string, command: string[]): Step => ({ name, command: ['node', ...command] })

/** The steps of a round in lanes that run beside each other; each with the processor seconds that it may take. */
export function lanesOf(run: Run): Step[][] {
  const statics = [
    npmScript('types', 60),
    npmScript('boundaries', 15),
    npmScript('unused', 20),
    npmScript('licences', 1),
  ]
  if (run.round === 'check') return [statics, [...lintSteps(run), vitest(run, 'unit', 90)]]
  const isProof = run.round === 'proof'
  const lanes = [
    [
      ...statics,
      vitest(run, 'unit', 90),
      vitest(run, 'laws', isProof ? 400 : 30),
      ...(['api-embedded', 'api-postgres'] as const).map((project) => ({
        ...vitest(run, project, isProof ? 600 : 100),
        needs: ['build'],
      })),
    ],
    // Processes that start and are killed: they wait more than they work.
    [vitest(run, 'faults', 40)],
    [
      npmScript('build', 20),
      ...lintSteps(run),
      browsers(
        run,
        'visits',
        isProof ? 600 : 100,
        visitsOf(run.round),
        isProof ? 'SCREENS_PORT' : 'E2E_PORT',
      ),
      browsers(
        run,
        'journeys',
        isProof ? 1000 : 250,
        ['playwright', 'test', '--reporter=list,json'],
        'E2E_PORT',
      ),
    ],
  ]
  return isProof ? [...lanes, onlyInProof] : lanes
}

/** They break, kill and fill: each on a copy or a server of its own. */
const onlyInProof: Step[] = [
  script('simulation', ['scripts/simulate.ts', '--seeds', '10000']),
  script('kill', ['drills/run.ts', 'kill']),
  script('power', ['drills/run.ts', 'power']),
  script('disk-full', ['drills/run.ts', 'disk-full']),
  script('mutations', ['scripts/prove-checks.ts']),
]
