/**
 * Prints Lighthouse's four scores on a simulated phone, the median of three runs, and how fast the machine is. Measures the
 * main pages, or the paths given as arguments. The argument `every` means all public pages. Exits with 1 when a score is
 * below its target. Not part of the tests, because times depend on the machine.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { recipePage } from '#contracts/pages/page-paths.ts'
import { PUBLIC_PAGES } from '#contracts/pages/pages.ts'
import { CHROMIUM_PATH } from '../tests/support/chromium-path.ts'
import { E2E_ORIGIN } from '../tests/support/e2e-origin.ts'
import { slowdownOf } from './lighthouse-slowdown.ts'
import { buildSite } from './site-build.ts'

const RECIPE = recipePage(1)
const asked = process.argv.slice(2)
const PAGES = {
  main: ['/', '/ricette', RECIPE],
  every: [...PUBLIC_PAGES, RECIPE],
  asked,
}[asked.length === 0 ? 'main' : asked[0] === 'every' ? 'every' : 'asked']
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof AIMS
const CATEGORIES = Object.keys(AIMS) as Category[]
const RUNS = 3
const DEBUGGING_PORT = 38_218
const PATIENCE_MS = 60_000

const root = fileURLToPath(new URL('../', import.meta.url))

async function answering(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await wait(200)
  }
  throw new Error(`${url} does not answer`)
}

async function measure(url: string, flags: Flags): Promise<Result> {
  const found = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error', ...flags })
  if (!found) throw new Error(`Lighthouse has no result for ${url}`)
  return found.lhr
}

const markOf = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const losses = (result: Result) =>
  CATEGORIES.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return []
      return [`${category} ${id}: ${audit.displayValue ?? ''} (${Math.round(audit.score * 100)})`]
    }),
  )

/** How fast this machine is by Lighthouse's own measure, and how many times slower the simulated phone therefore is. */
async function calibrated() {
  const readings: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const { environment } = await measure(`${E2E_ORIGIN}/privacy`, { onlyCategories: ['seo'] })
    readings.push(environment.benchmarkIndex)
  }
  const index = median(readings)
  const cpuSlowdownMultiplier = slowdownOf(index)
  console.log(
    `benchmarkIndex of this machine ${index} (${readings.join(', ')}); the simulated phone is ${cpuSlowdownMultiplier} times slower (Lighthouse's default: 4)`,
  )
  return { cpuSlowdownMultiplier }
}

async function report(): Promise<boolean> {
  let isGood = true
  const throttling = await calibrated()
  const rows: Record<string, Record<Category | 'benchmarkIndex', number>> = {}
  for (const path of PAGES) {
    const results: Result[] = []
    for (let run = 0; run < RUNS; run += 1)
      results.push(await measure(E2E_ORIGIN + path, { onlyCategories: CATEGORIES, throttling }))
    const marks = CATEGORIES.map((category) => {
      const mark = median(results.map((result) => markOf(result, category)))
      isGood &&= mark >= AIMS[category]
      return [category, mark] as const
    })
    const index = median(results.map(({ environment }) => environment.benchmarkIndex))
    rows[path] = { ...(Object.fromEntries(marks) as Record<Category, number>), benchmarkIndex: index }
    const lost = [...new Set(results.flatMap(losses))]
    if (lost.length > 0) console.log(`${path}\n  ${lost.join('\n  ')}`)
  }
  console.table(rows)
  return isGood
}

await buildSite()
const children: ChildProcess[] = [
  spawn(process.execPath, ['tests/support/e2e-server.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(
    CHROMIUM_PATH,
    ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
      .concat(`--remote-debugging-port=${DEBUGGING_PORT}`)
      .concat('about:blank'),
    { stdio: 'ignore' },
  ),
]
try {
  await answering(`${E2E_ORIGIN}/api/ready`)
  await answering(`http://127.0.0.1:${DEBUGGING_PORT}/json/version`)
  process.exitCode = (await report()) ? 0 : 1
} finally {
  for (const child of children) child.kill('SIGTERM')
}
