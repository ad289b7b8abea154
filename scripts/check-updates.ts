/**
 * `npm run check-updates` lists packages with a newer version. `npm run check-updates -- NAME…` installs
 * the newest versions of these packages and runs the checks. If the installation or a check fails, the old
 * versions are restored.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type NewerVersion, newerVersions } from './newer-versions.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const FILES = ['package.json', 'package-lock.json'].map((name) => join(root, name))
const MUST_PASS = [
  ['npm', 'run', '--silent', 'licences'],
  ['npm', 'run', '--silent', 'check'],
  ['npm', 'test'],
] as const

/** The exit code is ignored: npm exits with 1 when something is outdated. */
function outdated(): ReadonlyMap<string, NewerVersion> {
  const { stdout, stderr } = spawnSync('npm', ['outdated', '--json'], { cwd: root, encoding: 'utf8' })
  if (stdout.trim() === '' && stderr.includes('npm error')) throw new Error(stderr.trim())
  return newerVersions(JSON.parse(stdout || '{}'))
}

const run = ([command, ...args]: readonly [string, ...string[]]) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0

async function take(names: readonly string[]): Promise<boolean> {
  const before = await Promise.all(FILES.map((file) => readFile(file)))
  const install = ['npm', 'install', '--save-exact', ...names.map((name) => `${name}@latest`)] as const
  const failed = [install, ...MUST_PASS].find((step) => !run([...step]))
  if (!failed) return true
  console.error(`\nPut back: ${failed.join(' ')} has failed.`)
  for (const [index, file] of FILES.entries()) await writeFile(file, before[index] ?? '')
  execFileSync('npm', ['ci'], { cwd: root, stdio: 'inherit' })
  return false
}

const names = process.argv.slice(2)
const found = outdated()
const unknown = names.filter((name) => !found.has(name))
if (unknown.length > 0) {
  console.error(`Nothing newer of: ${unknown.join(', ')}`)
  process.exitCode = 2
} else if (names.length > 0) process.exitCode = (await take(names)) ? 0 : 1
else {
  const rows = [...found].map(([name, { current, latest }]) => `| ${name} | ${current} | ${latest} |`)
  console.log(['| package | here | newest |', '| --- | --: | --: |', ...rows].join('\n'))
  console.log('\nTake one, with all checks: npm run check-updates -- NAME')
}
