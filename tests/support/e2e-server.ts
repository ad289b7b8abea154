/** The built site as `npm start` runs it, on a port of its own with a new, empty data directory. */
import { mkdirSync, rmSync } from 'node:fs'
import { E2E_ADMIN, E2E_DATA_DIR, E2E_ORIGIN, E2E_PORT, E2E_STUB_PORTS } from './e2e-origin.ts'

const forget = () => rmSync(E2E_DATA_DIR, { recursive: true, force: true })
forget() // what a run that was killed left behind
mkdirSync(E2E_DATA_DIR)
process.on('exit', forget)

delete process.env.DATABASE_URL
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: E2E_DATA_DIR,
  PORT: String(E2E_PORT),
  HOST: '127.0.0.1',
  PUBLIC_URL: E2E_ORIGIN,
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: E2E_ADMIN.email,
  ADMIN_PASSWORD: E2E_ADMIN.password,
  IMPORT_ALLOWED_HOSTS: Object.values(E2E_STUB_PORTS)
    .map((port) => `localhost:${port}`)
    .join(),
})
await import('#server/main.ts')
