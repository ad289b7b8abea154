/**
 * All tests in one go. Every step runs, whatever happened before it, and the last line counts what the test runners
 * report; a step that is no test (types, lint, build) counts only when it fails, as one.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Counts, readCounts, readPlaywrightReport, readVitestReport } from './test-reports.ts'

interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Reads what the runner wrote; throws when it wrote nothing. */
  report?: () => Promise<Counts>
  /** Name of a step without whose success this one would test something else. */
  needs?: string
}

const root = fileURLToPath(new URL('../', import.meta.url))
const reports = await mkdtemp(join(tmpdir(), 'cornicione-reports-'))

const npmScript = (name: string): Step => ({ name, command: ['npm', 'run', '--silent', name] })
const vitest = (project: string): Step => {
  const file = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name: project,
    command: ['vitest', 'run', '--project', project, ...reporters],
    report: () => readVitestReport(file),
  }
}
const playwrightReport = join(reports, 'playwright.json')
const screensReport = join(reports, 'screens.json')
const steps: Step[] = [
  ...['types', 'lint', 'boundaries', 'unused'].map(npmScript),
  vitest('unit'),
  npmScript('build'),
  vitest('api-postgres'),
  vitest('api-embedded'),
  vitest('faults'),
  {
    name: 'e2e',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    report: () => readPlaywrightReport(playwrightReport),
    needs: 'build',
  },
  {
    // After the journeys: Playwright empties the directory in which the pictures of what differs lie.
    name: 'screens',
    command: ['node', 'scripts/screens.ts'],
    env: { SCREENS_REPORT: screensReport },
    report: () => readCounts(screensReport),
    needs: 'build',
  },
]

/** Resolves to true when the command ended well. Its output goes straight to the terminal. */
function run([command = '', ...args]: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: path, ...env },
    })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.on('exit', (code) => resolve(code === 0))
  })
}

async function runStep({ name, command, env, report }: Step): Promise<Counts> {
  const begun = performance.now()
  console.log(`\n=== ${name}: ${command.join(' ')}`)
  const isGood = await run(command, env)
  const counts = (await report?.().catch(() => undefined)) ?? { passed: 0, failed: 0, skipped: 0 }
  // A runner that fails without a failed test (a file that does not load, a server that does not start) is a failure too.
  const failed = isGood ? counts.failed : Math.max(1, counts.failed)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`=== ${name}: ${failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`)
  return { ...counts, failed }
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const failedSteps = new Set<string>()
for (const step of steps) {
  const isHopeless = step.needs !== undefined && failedSteps.has(step.needs)
  if (isHopeless) console.log(`\n=== ${step.name}: FAILED, it needs ${step.needs}`)
  const counts = isHopeless ? { passed: 0, failed: 1, skipped: 0 } : await runStep(step)
  if (counts.failed > 0) failedSteps.add(step.name)
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
}
await rm(reports, { recursive: true, force: true })

if (failedSteps.size > 0) console.log(`\nFailed: ${[...failedSteps].join(', ')}`)
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
