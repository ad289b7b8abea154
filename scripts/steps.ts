/** The steps of each round. `check` is the quickest round. `proof` runs everything. */
import { join } from 'node:path'
import type { Step } from './run-steps.ts'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

export type Round = 'check' | 'test' | 'proof'

const PROOF_TAG = 'proof'

export const PORTS = 12

/**
 * Maximum CPU seconds per step on the machine of docs/benchmarks.md: first in `npm test`, then in the
 * proof if the step runs more tests there.
 */
const BUDGETS: Readonly<Record<string, readonly [inTest: number, inProof?: number]>> = {
  types: [20],
  boundaries: [8],
  unused: [8],
  licences: [1],
  house: [1],
  unit: [42],
  laws: [38, 400],
  'api-embedded': [38, 300],
  'api-postgres': [165, 600],
  faults: [58, 150],
  build: [12],
  lint: [22],
  visits: [75, 600],
  journeys: [270, 1000],
}
const budgetOf = (round: Round, name: string): Pick<Step, 'budgetCpuS'> => {
  const [inTest, inProof = inTest] = BUDGETS[name] ?? []
  const budgetCpuS = round === 'proof' ? inProof : inTest
  return budgetCpuS === undefined ? {} : { budgetCpuS }
}

const LINTED = ['src', 'scripts', 'tests', 'tools', 'drills']

interface Run {
  round: Round
  temporary: string
  firstPort: number
  changed?: readonly string[]
}

const npmScript = (name: string): Step => ({
  name,
  command: ['npm', 'run', '--silent', name],
  ...budgetOf('test', name),
})

const playwrightOnly = (round: Round) => (round === 'proof' ? [] : [`--grep-invert=@${PROOF_TAG}`])

function vitest({ round, temporary, changed }: Run, project: string): Step {
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
      // The other lanes run at the same time: a second worker here would only load all modules twice.
      ...(round === 'check' ? [] : ['--maxWorkers=1']),
      ...(changed ? ['--changed', '--passWithNoTests'] : []),
    ],
    ...budgetOf(round, project),
    ...(!changed && { report: () => readVitestReport(file) }),
  }
}

function browsers(run: Run, name: string, command: string[], port: string): Step {
  const file = join(run.temporary, `${name}.json`)
  return {
    name,
    command: [...command, ...playwrightOnly(run.round)],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, [port]: String(run.firstPort + (name === 'visits' ? 0 : 1)) },
    ...budgetOf(run.round, name),
    report: () => readPlaywrightReport(file),
    needs: ['build'],
  }
}

const quickTypes: Step = { name: 'types', command: ['tsc', '--checkers', '1'], ...budgetOf('check', 'types') }

function lintSteps({ round, changed }: Run): Step[] {
  if (round !== 'check') return [npmScript('lint')]
  if (changed?.length === 0) return []
  return [
    { name: 'format', command: ['biome', 'check', '--no-errors-on-unmatched', ...(changed ?? ['.'])] },
    { name: 'lint', command: ['oxlint', '--deny-warnings', ...(changed ?? LINTED)] },
  ]
}

const visitsOf = (round: Round) =>
  round === 'proof'
    ? ['node', 'scripts/screens.ts']
    : ['playwright', 'test', '--config=tests/visits/playwright.config.ts', '--reporter=list,json']

const script = (name: string, command: string[]): Step => ({ name, command: ['node', ...command] })

export function lanesOf(run: Run): Step[][] {
  const statics = ['boundaries', 'unused', 'licences', 'house'].map(npmScript)
  if (run.round === 'check') return [[quickTypes], statics, [...lintSteps(run), vitest(run, 'unit')]]
  const isProof = run.round === 'proof'
  const lanes = [
    [npmScript('types'), ...statics, { ...vitest(run, 'api-postgres'), needs: ['build'] }],
    [vitest(run, 'faults'), vitest(run, 'laws'), { ...vitest(run, 'api-embedded'), needs: ['build'] }],
    [
      npmScript('build'),
      ...lintSteps(run),
      vitest(run, 'unit'),
      browsers(run, 'visits', visitsOf(run.round), isProof ? 'SCREENS_PORT' : 'E2E_PORT'),
      browsers(run, 'journeys', ['playwright', 'test', '--reporter=list,json'], 'E2E_PORT'),
    ],
  ]
  return isProof ? [...lanes, onlyInProof] : lanes
}

/** A drill builds the site if it is missing. In parallel with the build step, both would write the same
 * files. */
const drill = (name: string): Step => ({ ...script(name, ['drills/run.ts', name]), needs: ['build'] })

const onlyInProof: Step[] = [
  script('simulation', ['scripts/simulate.ts', '--seeds', '10000']),
  ...['kill', 'power', 'disk-full'].map(drill),
  script('mutations', ['scripts/prove-checks.ts']),
]
