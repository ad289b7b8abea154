import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type CpuClock, cpuClock } from './cpu-time.ts'
import { type Counts, errorsIn, type Report } from './test-reports.ts'

export interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Reads the report of the test runner; rejects if there is none. A step without `report` counts as one
   * failure if it fails, otherwise not at all. */
  report?: () => Promise<Report>
  needs?: string[]
  budgetCpuS?: number
}

export interface Outcome extends Counts {
  name: string
  seconds: number
  cpuSeconds: number
  budgetCpuS?: number
  remarks?: string[]
  lastLines?: string
}

const root = fileURLToPath(new URL('../', import.meta.url))
const compileCache = join(root, 'node_modules/.cache/node')

const REPEATED_LINES = 60
const PATIENCE_MS = 5000
const GRACE_MS = 20_000
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }

const isPosix = process.platform !== 'win32'
const running = new Set<ChildProcess>()
let isEnding = false

function signal({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(isPosix ? -pid : pid, name)
  } catch {
    return false
  }
}

async function endAll(): Promise<void> {
  const children = [...running]
  // Like Ctrl-C in a terminal: Playwright and PostgreSQL then shut down cleanly.
  for (const child of children) signal(child, 'SIGINT')
  const end = Date.now() + GRACE_MS
  while (Date.now() < end && children.some((child) => signal(child, 0))) await sleep(100)
  for (const child of children) signal(child, 'SIGKILL')
}

export async function temporaryDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'cornicione-run-'))
  await chmod(path, 0o711) // as root, the tests run PostgreSQL as another user
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5 })
  const interrupt = async (name: NodeJS.Signals) => {
    if (isEnding) return
    isEnding = true
    console.log(`\n${name}: the run ends here.`)
    await endAll()
    await remove()
    process.exit(name === 'SIGINT' ? 130 : 143)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void interrupt(name))
  return { path, remove }
}

interface Folders {
  temporary: string
  logs: string
}

interface Ended {
  isGood: boolean
  lastLines: string
  cpuSeconds: number
}

function run(
  { name, command: [command = '', ...args], env = {} }: Step,
  { temporary, logs }: Folders,
  clock: CpuClock,
) {
  return new Promise<Ended>((resolve) => {
    if (isEnding) return
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: isPosix, // its own process group, so that its children end with it
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
        TMPDIR: temporary,
        TEST_TEMPLATES: join(temporary, 'templates'), // filling a database takes seconds
        KNOWLEDGE_IS_BUILT: '1', // an earlier step has built it
        NODE_COMPILE_CACHE: compileCache, // dozens of processes load the same sources
        ...env,
      },
    })
    running.add(child)
    if (child.pid !== undefined) clock.follow(child.pid)
    const log = createWriteStream(join(logs, `${name}.log`))
    let lastLines: string[] = []
    const keep = (chunk: string) => {
      log.write(chunk)
      const [open = '', ...rest] = chunk.split('\n')
      lastLines = [...lastLines.slice(0, -1), (lastLines.at(-1) ?? '') + open, ...rest].slice(-REPEATED_LINES)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const end = (code: number | null) => {
      running.delete(child)
      log.end()
      const cpuSeconds = child.pid === undefined ? 0 : clock.secondsOf(child.pid)
      resolve({ isGood: code === 0, lastLines: lastLines.join('\n'), cpuSeconds })
    }
    child.on('error', ({ message }) => {
      keep(message)
      end(null)
    })
    child.on('close', end)
    // Fallback without a 'close' event: a background process may keep the output open.
    child.on('exit', (code) => setTimeout(end, PATIENCE_MS, code).unref())
  })
}

function judge(step: Step, isGood: boolean, counts: Counts | undefined): Counts {
  const { passed, failed, skipped } = counts ?? NOTHING
  const ranNothing = step.report !== undefined && passed + failed === 0
  return { passed, skipped, failed: isGood && !ranNothing ? failed : Math.max(1, failed) }
}

/**
 * Node 22 to 26 sometimes crashes when many WebAssembly programs run, as in tests with embedded databases
 * (https://github.com/nodejs/node/issues/64500). A crashed step runs once more.
 */
const runnerDied = /exited unexpectedly with signal SIG(?:SEGV|ABRT|TRAP)/

async function runStep(step: Step, folders: Folders, clock: CpuClock): Promise<Outcome> {
  const begun = performance.now()
  const first = await run(step, folders, clock)
  const hasDied = !first.isGood && runnerDied.test(first.lastLines)
  const { isGood, lastLines, cpuSeconds } = hasDied ? await run(step, folders, clock) : first
  const report = await step.report?.().catch(() => undefined)
  const counts = judge(step, isGood, report)
  const seconds = Math.round((performance.now() - begun) / 1000)
  const isFailed = counts.failed > 0
  const measured = { name: step.name, seconds, cpuSeconds, ...counts }
  console.log(`${isFailed ? 'FAILED' : 'ok    '} ${describeStep(measured)}`)
  const named = report?.remarks ?? []
  const remarks = [
    ...(hasDied ? [`flaky: the runner died and the step ran again: ${errorsIn(first.lastLines)[0]}`] : []),
    ...(isFailed && named.length === 0 ? errorsIn(lastLines) : named),
  ]
  for (const remark of remarks) console.log(`       ${remark}`)
  return {
    ...measured,
    remarks,
    ...(step.budgetCpuS !== undefined && { budgetCpuS: step.budgetCpuS }),
    ...(isFailed && { lastLines }),
  }
}

const describeStep = ({ name, seconds, cpuSeconds, passed, failed, skipped }: Outcome): string => {
  const counted = [
    passed > 0 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ]
  return [
    `${name} in ${seconds} s (${cpuSeconds.toFixed(0)} of processor time)`,
    ...counted.filter(Boolean),
  ].join(', ')
}

/** Runs the lanes in parallel and the steps of a lane in order. A failure stops only the steps that need
 * the failed step. */
export async function runLanes(lanes: Step[][], folders: Folders): Promise<Outcome[]> {
  const { logs } = folders
  await rm(logs, { recursive: true, force: true })
  await mkdir(logs, { recursive: true })
  const clock = cpuClock()
  const started = new Map<string, Promise<Outcome>>()
  const start = (step: Step, before: Promise<unknown>) =>
    (async (): Promise<Outcome> => {
      await before
      for (const name of step.needs ?? []) {
        const needed = await started.get(name)
        if (needed && needed.failed > 0)
          return {
            name: step.name,
            seconds: 0,
            cpuSeconds: 0,
            ...NOTHING,
            failed: 1,
            lastLines: `It needs ${name}.`,
          }
      }
      return runStep(step, folders, clock)
    })()
  for (const lane of lanes) {
    let before: Promise<unknown> = Promise.resolve()
    for (const step of lane) {
      const outcome = start(step, before)
      started.set(step.name, outcome)
      before = outcome
    }
  }
  const outcomes = await Promise.all(started.values())
  clock.stop()
  return outcomes
}
