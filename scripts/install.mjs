/**
 * Runs before any package is installed, on any Node from 20: plain JavaScript, no packages. Installs the
 * packages if they are missing or do not match package-lock.json. With --with-test-tools it also provides
 * a browser and PostgreSQL for the tests.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = join(root, 'node_modules/.cornicione-install')
const isWindows = process.platform === 'win32'
/** The first Node that runs TypeScript without a flag. */
const NODE_NEEDED = [22, 18]

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function run(command, args, env = {}) {
  const options = {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: isWindows && !command.includes('\\'),
  }
  return spawnSync(command, args, options).status === 0
}

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const wanted = `${lock} ${process.platform} ${process.arch}`
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Installo i pacchetti: la prima volta serve circa un minuto…')
  // Not `npm ci`: it refuses a lock file from a machine where optional packages of other platforms were
  // unavailable. The versions still come from the lock file, and --no-save leaves the file unchanged.
  // Includes development packages for any NODE_ENV, because the build needs them.
  const only = ['--no-save', '--include=dev', '--include=optional']
  const args = ['install', ...only, '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const isDone = npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args)
  if (!isDone) fail('Installazione dei pacchetti non riuscita: vedi i messaggi di npm qui sopra.')
  writeFileSync(stampFile, wanted)
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor >= NODE_NEEDED[1])
}

function checkNode() {
  const own = join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node')
  if (existsSync(own)) {
    const { stdout, status } = spawnSync(own, ['--version'], { encoding: 'utf8', shell: isWindows })
    if (status === 0 && isNewEnough(stdout.trim())) return
  }
  if (isNewEnough(process.version)) return
  fail(`Serve Node.js ${NODE_NEEDED.join('.')} o successivo (qui c'è ${process.version}): https://nodejs.org`)
}

function buildKnowledge() {
  const own = join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node')
  if (!run(existsSync(own) ? own : process.execPath, ['scripts/build-knowledge.ts'])) process.exit(1)
}

/** Chromium that runs only headless. The accepted screenshots depend on its font rendering. */
const CHROMIUM_PACKAGE = 'chromium-headless-shell'
const hasApt = existsSync('/usr/bin/apt-get')

function hasChromium() {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH)
  if (hasApt) return existsSync(`/usr/bin/${CHROMIUM_PACKAGE}`)
  const known = JSON.parse(readFileSync(join(root, 'tests/support/browser-paths.json'), 'utf8'))
  return known.some((path) => existsSync(path))
}

function hasPostgres() {
  const debian = '/usr/lib/postgresql'
  if (
    existsSync(debian) &&
    readdirSync(debian).some((version) => existsSync(join(debian, version, 'bin/initdb')))
  )
    return true
  return (process.env.PATH ?? '').split(delimiter).some((dir) => existsSync(join(dir, 'initdb')))
}

function missingTestTools() {
  return [...(hasChromium() ? [] : [CHROMIUM_PACKAGE]), ...(hasPostgres() ? [] : ['postgresql'])]
}

function installTestTools() {
  const missing = missingTestTools()
  if (missing.length === 0) return
  if (process.env.CHROMIUM_PATH && !hasChromium())
    fail(`CHROMIUM_PATH indica ${process.env.CHROMIUM_PATH}, che non esiste.`)
  if (process.getuid?.() === 0 && hasApt) {
    console.log(`Installo dai pacchetti di sistema: ${missing.join(', ')}…`)
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], quiet)
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet)
  }
  const stillMissing = missingTestTools()
  if (stillMissing.length === 0) return
  fail(
    [
      `Per le prove manca: ${stillMissing.join(', ')}.`,
      `Su Debian o Ubuntu: sudo apt-get install -y --no-install-recommends ${stillMissing.join(' ')}`,
      'Altrove: installa Chromium (o Chrome) e indicalo con CHROMIUM_PATH; metti initdb di PostgreSQL 15 o successivo nel PATH.',
    ].join('\n'),
  )
}

installPackages()
checkNode()
buildKnowledge()
if (process.argv.includes('--with-test-tools')) installTestTools()
