/**
 * Every page in three widths, in the light and in the dark, compared with how it was accepted. The site runs by itself
 * on a port of its own with new data. `--accept` makes today's look the accepted one, after somebody has looked at the
 * contact sheets; a name or a part of one takes only such screens.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { compareScreens } from '../tests/screens/compare-screens.ts'
import { contactSheet, drawDifference, readScreen } from '../tests/screens/reduce-screen.ts'
import { SCREEN_PAGES } from '../tests/screens/screen-pages.ts'
import { logInForAll } from '../tests/screens/steady-context.ts'
import { type Taken, takeScreens } from '../tests/screens/take-screens.ts'
import { CHROMIUM_PATH } from '../tests/support/chromium-path.ts'

const PORT = process.env.SCREENS_PORT ?? '38317'
const ORIGIN = `http://127.0.0.1:${PORT}`
const AT_ONCE = 2
const PATIENCE_MS = 120_000
const SCREENS_A_SHEET = 24

const root = fileURLToPath(new URL('../', import.meta.url))
const acceptedDir = join(root, 'tests/screens/accepted')
const resultsDir = join(root, 'test-results/screens')
const isAccepting = process.argv.includes('--accept')
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

/** The browser that drew the accepted set: another one draws letters and shadows in its own way. */
const drawnWithFile = join(root, 'tests/screens/accepted-with.json')
/** Its name and major version: each draws letters a little differently. */
let drawer = ''

/** Pages of which there is no screen, and why. */
const troubles: string[] = []

interface Changed {
  name: string
  complaint: string
  accepted?: Buffer
  webp: Buffer
}

async function startSite(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tests/support/e2e-server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, E2E_PORT: PORT },
  })
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && child.exitCode === null) {
    const isUp = await fetch(`${ORIGIN}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return child
    await wait(200)
  }
  child.kill()
  throw new Error('the site does not answer')
}

async function takeAll(): Promise<Taken[]> {
  const pages = SCREEN_PAGES.filter(
    ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
  )
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  drawer = `${basename(CHROMIUM_PATH)} ${browser.version().split('.')[0]}`
  const admin = await logInForAll(browser, ORIGIN)
  const taken: Taken[] = []
  const work = async () => {
    for (let page = pages.shift(); page; page = pages.shift()) {
      const begun = performance.now()
      // A second try: on a busy machine a page may be later than anybody waits.
      const take = () => takeScreens(browser, ORIGIN, page, admin)
      const screens = await take()
        .catch(take)
        .catch((trouble: Error) => {
          troubles.push(`${page.name}: ${trouble.message.split('\n')[0]}`)
          return []
        })
      taken.push(...screens)
      console.log(`${page.name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await browser.close()
  }
  return taken.toSorted((a, b) => a.name.localeCompare(b.name))
}

const acceptedFile = (name: string) => join(acceptedDir, `${name}.webp`)

/** What does not look as accepted, with its three pictures in the results. */
async function compare({ name, webp }: Taken): Promise<Changed | undefined> {
  const accepted = await readFile(acceptedFile(name)).catch(() => undefined)
  if (!accepted) return { name, webp, complaint: 'new' }
  const [expected, actual] = await Promise.all([readScreen(accepted), readScreen(webp)])
  const verdict = compareScreens(expected, actual)
  if (verdict.complaint === '') return undefined
  await writeFile(join(resultsDir, `${name}-expected.webp`), accepted)
  await writeFile(join(resultsDir, `${name}-actual.webp`), webp)
  await writeFile(join(resultsDir, `${name}-difference.webp`), await drawDifference(webp, verdict, actual))
  return { name, webp, accepted, complaint: verdict.complaint }
}

/** Before and after beside each other, as many pictures as it takes. */
async function drawSheets(changed: Changed[]) {
  const screens = changed.flatMap(({ name, accepted, webp }) => [
    ...(accepted ? [{ name: `${name} (accepted)`, webp: accepted }] : []),
    { name, webp },
  ])
  for (let from = 0; from < screens.length; from += SCREENS_A_SHEET) {
    const file = join(resultsDir, `contact-sheet-${1 + from / SCREENS_A_SHEET}.png`)
    await writeFile(file, await contactSheet(screens.slice(from, from + SCREENS_A_SHEET)))
    console.log(`look at ${file}`)
  }
}

async function accept(changed: Changed[], names: Set<string>) {
  await mkdir(acceptedDir, { recursive: true })
  for (const { name, webp } of changed) await writeFile(acceptedFile(name), webp)
  if (only.length > 0 || troubles.length > 0) return
  await writeFile(drawnWithFile, `{ "browser": ${JSON.stringify(drawer)} }\n`)
  for (const file of await readdir(acceptedDir)) {
    if (names.has(basename(file, '.webp'))) continue
    await rm(join(acceptedDir, file))
    console.log(`removed ${file}`)
  }
}

const site = await startSite()
const taken = await takeAll().finally(() => site.kill())
await rm(resultsDir, { recursive: true, force: true })
await mkdir(resultsDir, { recursive: true })
const changed = (await Promise.all(taken.map(compare))).filter((one) => one !== undefined)

for (const { name, complaint, accepted } of changed) {
  const pictures = accepted && !isAccepting ? `, see test-results/screens/${name}-difference.webp` : ''
  console.log(`${isAccepting ? 'accepted' : 'differs'}: ${name}: ${complaint}${pictures}`)
}
await drawSheets(changed)
if (isAccepting) await accept(changed, new Set(taken.map(({ name }) => name)))
else if (changed.length > 0) {
  console.log('Each lies in test-results/screens as -expected, -actual and -difference.')
  console.log('If this is how it shall look: npm run screens -- --accept')
}
for (const trouble of troubles) console.log(`not taken: ${trouble}`)
const drawnWith = JSON.parse(await readFile(drawnWithFile, 'utf8')) as { browser: string }
const isComparable = drawnWith.browser === drawer
if (!isComparable && changed.length > 0)
  console.log(`${drawer} drew these, ${drawnWith.browser} the accepted ones: look, then accept anew.`)
const different = isAccepting ? 0 : changed.length
const failed = (isComparable ? different : 0) + troubles.length
const counts = { passed: taken.length - different, failed, skipped: isComparable ? 0 : different }
if (process.env.SCREENS_REPORT) await writeFile(process.env.SCREENS_REPORT, JSON.stringify(counts))
console.log(`${counts.passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
