/**
 * All tests in one go, or with `--check` the quick round of them, with `--changed` only for what is not committed yet.
 * Every step runs, whatever happened before it, and the last line counts what the test runners report; a step that is
 * no test (types, lint, build) counts only when it fails, as one.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePorts } from './free-ports.ts'
import { describeStep, type Outcome, runLanes, type Step, temporaryDirectory } from './run-steps.ts'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

/** For the site of the visits, that of the journeys, and those that workers start for themselves. */
const PORTS = 12

const root = fileURLToPath(new URL('../', import.meta.url))
const isCheck = process.argv.includes('--check')
const onlyChanged = process.argv.includes('--changed')
const temporary = await temporaryDirectory()

const npmScript = (name: string): Step => ({ name, command: ['npm', 'run', '--silent', name] })

function vitest(project: string): Step {
  const file = join(temporary.path, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const only = onlyChanged ? ['--changed', '--passWithNoTests'] : []
  // Beside the browsers a second worker would load everything twice and have no core of its own.
  const workers = isCheck ? [] : ['--maxWorkers=1']
  return {
    name: project,
    command: ['vitest', 'run', '--project', project, ...reporters, ...workers, ...only],
    ...(!onlyChanged && { report: () => readVitestReport(file) }),
  }
}

function browsers(name: string, command: string[], ports: Record<string, string>): Step {
  const file = join(temporary.path, `${name}.json`)
  return {
    name,
    command,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...ports },
    report: () => readPlaywrightReport(file),
    needs: ['build'],
  }
}

/** What is not committed yet and still there. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const names = `${git('diff', '--name-only', '-z', 'HEAD')}${git('ls-files', '-oz', '--exclude-standard')}`
  return names.split('\0').filter((name) => /\.(tsx?|mjs)$/.test(name) && existsSync(join(root, name)))
}

function lintSteps(): Step[] {
  if (!onlyChanged) return [npmScript('lint')]
  const files = changedFiles()
  if (files.length === 0) return []
  return [
    { name: 'format', command: ['biome', 'check', '--no-errors-on-unmatched', ...files] },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', ...files] },
  ]
}

const firstPort = await freePorts(PORTS)
const visits = browsers('visits', ['node', 'scripts/screens.ts'], { SCREENS_PORT: String(firstPort) })
const journeys = browsers('journeys', ['playwright', 'test', '--reporter=list,json'], {
  E2E_PORT: String(firstPort + 1),
})
const lanes: Step[][] = isCheck
  ? [['types', 'boundaries', 'unused', 'licences'].map(npmScript), [...lintSteps(), vitest('unit')]]
  : [
      [
        ...['types', 'boundaries', 'unused', 'licences'].map(npmScript),
        ...['unit', 'laws'].map(vitest),
        ...['api-embedded', 'api-postgres'].map((project) => ({ ...vitest(project), needs: ['build'] })),
      ],
      // Processes that start and are killed: they wait more than they work.
      [vitest('faults')],
      // The lint stands here because this lane is the shorter one.
      [npmScript('build'), npmScript('lint'), visits, journeys],
    ]

const begun = performance.now()
const logs = join(root, 'test-results/logs')
const outcomes = await runLanes(lanes, { temporary: temporary.path, logs })
await temporary.remove()

const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, one) => total + one[key], 0)
const failures = outcomes.filter(({ failed }) => failed > 0)
const report = ({ name, lastLines }: Outcome) =>
  console.log(
    `\n=== The end of ${name}, which failed (all of it: test-results/logs/${name}.log):\n${lastLines}`,
  )
for (const failure of failures) report(failure)
// Again at the end, where a reader looks first, and where a log that was cut still has it.
for (const { name, remarks = [] } of outcomes)
  for (const remark of remarks) console.log(`\n${name}: ${remark}`)
console.log(`\n${outcomes.map(describeStep).join('\n')}`)
console.log(`All of it in ${Math.round((performance.now() - begun) / 1000)} s`)
if (failures.length > 0) console.log(`Failed: ${failures.map(({ name }) => name).join(', ')}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(failures.length > 0 ? 1 : 0)
