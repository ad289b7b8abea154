/**
 * `npm run screens [-- name]` visits every page in all windows and compares each screenshot with the
 * accepted one. A page name, or a part of it, selects pages. `--accept` accepts the current screenshots.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contactSheet } from '../tests/screens/reduce-screen.ts'

const SCREENS_A_SHEET = 24

const root = fileURLToPath(new URL('../', import.meta.url))
const resultsDir = join(root, 'test-results/screens')
const isAccepting = process.argv.includes('--accept')
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const reporters = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? 'list,json' : 'list'

async function visit(): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/visits/playwright.config.ts',
      `--reporter=${reporters}`,
      ...(names.length > 0 ? ['--grep', ` \\S*(${names.join('|')})\\S* \\(`] : []),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        E2E_PORT: process.env.SCREENS_PORT ?? '38317',
        SCREENS_ACCEPT: isAccepting ? '1' : '',
        PROOF: '1',
      },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  return code ?? 1
}

async function drawSheets() {
  const files = (await readdir(resultsDir).catch(() => []))
    .filter((file) => /-(expected|actual)\.webp$/.test(file))
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
  for (let from = 0; from < files.length; from += SCREENS_A_SHEET) {
    const screens = files.slice(from, from + SCREENS_A_SHEET).map(async (file) => ({
      name: file.replace('.webp', ''),
      webp: await readFile(join(resultsDir, file)),
    }))
    const sheet = join(resultsDir, `contact-sheet-${1 + from / SCREENS_A_SHEET}.png`)
    await writeFile(sheet, await contactSheet(await Promise.all(screens)))
    console.log(`look at ${sheet}`)
  }
  return files.length > 0
}
const placeOf = (file: string) => file.replace(/-expected\.webp$/, ' 1').replace(/-actual\.webp$/, ' 2')

const code = await visit()
const hasChanged = await drawSheets()
if (hasChanged && !isAccepting) {
  console.log('Each lies in test-results/screens as -expected, -actual and -difference.')
  console.log('If this is how it shall look: npm run screens -- --accept')
}
process.exit(code)
