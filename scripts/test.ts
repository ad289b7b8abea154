/**
 * All tests in one go. Every step runs, whatever happened before it, and the last line counts what the test runners
 * report; a step that is no test (types, lint, build) counts only when it fails, as one.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Counts, readPlaywrightReport, readVitestReport } from './test-reports.ts'

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
const visitsReport = join(reports, 'visits.json')
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
    name: 'visits',
    command: ['node', 'scripts/screens.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: visitsReport },
    report: () => readPlaywrightReport(visitsReport),
    needs: 'build',
  },
]

/** Runners name what failed at the end of what they print: this many lines of it are repeated at the very end. */
const REPEATED_LINES = 60

/** For what a command has printed and that is not read yet when it ends. */
const PATIENCE_MS = 5000

/** Its output goes straight to the terminal; `lastLines` are the end of it. */
function run([command = '', ...args]: string[], env: Record<string, string> = {}) {
  return new Promise<{ isGood: boolean; lastLines: string }>((resolve) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, PATH: path, ...colour, ...env },
    })
    let lastLines: string[] = []
    const show = (output: NodeJS.WriteStream) => (chunk: string) => {
      output.write(chunk)
      const [open = '', ...rest] = chunk.split('\n')
      lastLines = [...lastLines.slice(0, -1), (lastLines.at(-1) ?? '') + open, ...rest].slice(-REPEATED_LINES)
    }
    child.stdout.setEncoding('utf8').on('data', show(process.stdout))
    child.stderr.setEncoding('utf8').on('data', show(process.stderr))
    child.on('error', ({ message }) => resolve({ isGood: false, lastLines: message }))
    const end = (code: number | null) => resolve({ isGood: code === 0, lastLines: lastLines.join('\n') })
    child.on('close', end)
    // Something that it left running may hold its output open.
    child.on('exit', (code) => setTimeout(end, PATIENCE_MS, code).unref())
  })
}

/** The steps that failed, with the end of what each printed. */
const failures = new Map<string, string>()

async function runStep({ name, command, env, report }: Step): Promise<Counts> {
  const begun = performance.now()
  console.log(`\n=== ${name}: ${command.join(' ')}`)
  const { isGood, lastLines } = await run(command, env)
  const counts = (await report?.().catch(() => undefined)) ?? { passed: 0, failed: 0, skipped: 0 }
  // A runner that fails without a failed test (a file that does not load, a server that does not start) is a failure too.
  const failed = isGood ? counts.failed : Math.max(1, counts.failed)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`=== ${name}: ${failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`)
  if (failed > 0) failures.set(name, lastLines)
  return { ...counts, failed }
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
for (const step of steps) {
  const isHopeless = step.needs !== undefined && failures.has(step.needs)
  if (isHopeless) failures.set(step.name, `It needs ${step.needs}.`)
  const counts = isHopeless ? { passed: 0, failed: 1, skipped: 0 } : await runStep(step)
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
}
await rm(reports, { recursive: true, force: true })

for (const [step, lastLines] of failures) console.log(`\n=== The end of ${step}, which failed:\n${lastLines}`)
if (failures.size > 0) console.log(`\nFailed: ${[...failures.keys()].join(', ')}`)
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
