/**
 * The built site as `npm start` runs it, on a port of its own with a new data directory: an empty one, or in a run of all
 * tests a copy of the one that it filled for all of them.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { dataDirOf, E2E_ADMIN, E2E_ORIGIN, E2E_PORT } from './e2e-origin.ts'
import { copyTemplate, embeddedTemplates } from './embedded-template.ts'

const dataDir = dataDirOf(E2E_PORT)
const forget = () => rmSync(dataDir, { recursive: true, force: true })
forget() // what a run that was killed left behind
mkdirSync(dataDir)
process.on('exit', forget)

// The site closes itself on a signal once it listens; until then nobody would tidy up.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => process.listenerCount(signal) === 1 && process.exit(1))
process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))

// With the test runner that started it, however that one ends: one that is killed has no time to say so.
const end = () => process.kill(process.pid, 'SIGTERM')
process.on('disconnect', end)
const runner = Number(process.env.E2E_RUNNER ?? process.ppid)
const watch = setInterval(() => {
  try {
    process.kill(runner, 0)
  } catch {
    clearInterval(watch)
    end()
  }
}, 500).unref()

delete process.env.DATABASE_URL
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PORT: String(E2E_PORT),
  HOST: '127.0.0.1',
  PUBLIC_URL: E2E_ORIGIN,
  LOG_LEVEL: 'warn',
  OVERLOAD_DELAY_MS: '0', // the tests' own machine may be busy
  TRUST_PROXY: '127.0.0.1', // each test says which address it comes from
  ADMIN_EMAIL: E2E_ADMIN.email,
  ADMIN_PASSWORD: E2E_ADMIN.password,
})
if (process.env.TEST_TEMPLATES) copyTemplate((await embeddedTemplates()).templates.seeded, dataDir)
await import('#server/main.ts')
