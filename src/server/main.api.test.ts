import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { copyTemplate } from '#tests/support/embedded-template.ts'
import { eventually } from '#tests/support/eventually.ts'
import { cases } from '#tests/support/proof.ts'
import type { Templates } from '#tests/support/template-database.ts'
import { type TestDatabase, testDatabase, testOnPostgres } from '#tests/support/test-database.ts'

const directory = mkdtempSync(join(tmpdir(), 'cornicione-main-test-'))
let postgres: TestDatabase | undefined
let env: Record<string, string>

function start(more: Record<string, string> = {}, ...options: string[]) {
  const { NODE_ENV: _test, ...inherited } = process.env
  const child = spawn(process.execPath, ['src/server/main.ts', ...options], {
    env: { ...inherited, ...env, ...more },
  })
  onTestFinished(() => void child.kill('SIGKILL')) // a test that fails leaves the port to the next
  const server = {
    child,
    stdout: '',
    stderr: '',
    ready: Promise.resolve(),
    ended: Promise.resolve<number | null>(null),
  }
  server.ended = new Promise((resolve) => child.on('exit', resolve))
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      server.stdout += String(data)
      if (server.stdout.includes('è pronto')) resolve()
    })
  })
  child.stderr.on('data', (data) => {
    server.stderr += String(data)
  })
  server.ready = Promise.race([ready, server.ended.then(() => Promise.reject(new Error(server.stderr)))])
  server.ready.catch(() => {}) // a test that wants it awaits it
  return server
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function databaseEnv(name: string, template: keyof Templates = 'seeded'): Record<string, string> {
  const dataDir = join(directory, name)
  if (postgres?.options.databaseUrl) return { DATA_DIR: dataDir, DATABASE_URL: postgres.options.databaseUrl }
  copyTemplate(inject('embeddedTemplates')[template], dataDir)
  return { DATA_DIR: dataDir }
}

beforeAll(async () => {
  if (process.env.TEST_DATABASE === 'postgres') postgres = await testDatabase()
  env = {
    ...databaseEnv('first', 'empty'),
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
  }
})
afterAll(async () => {
  await postgres?.close()
  rmSync(directory, { recursive: true, force: true })
})

test('names all that is wrong with the configuration and ends', async () => {
  const wrong = start({ PORT: 'tremila', LOG_LEVEL: 'forte' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.stderr).toMatch(/Configurazione non valida:\n {2}- PORT .*\n {2}- LOG_LEVEL .*\n/)
  expect(wrong.stderr).not.toMatch(/\n {4}at /)
})

async function askOn(agent: Agent, url: string): Promise<void> {
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent }, (answer) => answer.resume().on('end', resolve).on('error', reject)).on(
        'error',
        reject,
      )
    })
  for (;;) await ask()
}

/** `npm test` runs it on the embedded database. The differences on PostgreSQL are tested without a process. */
const tags = process.env.TEST_DATABASE === 'postgres' ? ['proof'] : []

test('seeds, serves, says where, and ends well on SIGTERM, twice, whoever keeps a connection', {
  tags,
}, async () => {
  for (const round of [1, 2]) {
    const server = start()
    await server.ready
    expect(server.stdout).toContain(`Cornicione è pronto: http://localhost:${env.PORT}\n`)
    const recipes = await fetch(`http://127.0.0.1:${env.PORT}/api/recipes`)
    const answer = await recipes.text()
    expect([round, recipes.status, answer.slice(0, 200)]).toEqual([round, 200, expect.stringMatching(/^\[/)])
    expect([round, JSON.parse(answer).length > 50]).toEqual([round, true])
    const agents = Array.from({ length: 6 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
    const clients = agents.map((agent, index) =>
      askOn(agent, `http://127.0.0.1:${env.PORT}/api/${index % 2 ? 'health' : 'recipes'}`).catch(
        () => undefined,
      ),
    )
    await fetch(`http://127.0.0.1:${env.PORT}/api/recipes`)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await Promise.all(clients)
    for (const agent of agents) agent.destroy()
  }
})

testOnPostgres(
  'ADMIN_EMAIL and ADMIN_PASSWORD make an administrator, who can log in while another start finds the port taken',
  async () => {
    const admin = { ADMIN_EMAIL: 'capo@example.it', ADMIN_PASSWORD: 'la chiave del forno' }
    const first = start(admin, '--dev') // its pages come from the sources
    await first.ready
    const elsewhere = join(directory, 'second')
    const second = start({ DATA_DIR: elsewhere, DATABASE_URL: '' })
    expect(await second.ended).toBe(1)
    expect(second.stderr).toContain(`La porta ${env.PORT} è già occupata`)
    expect(existsSync(elsewhere)).toBe(false) // said before a database is made
    await eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
      })
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.objectContaining({ email: admin.ADMIN_EMAIL, isAdmin: true, emailVerified: true }),
      ])
    })
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  },
)

/** Lock numbers of src/server/db/migrate.ts and of the seed. Holding one makes a start wait there. */
const LOCKS = [
  ['migration', 20_261_121],
  ['seed', 20_261_122],
] as const

testOnPostgres.for(LOCKS.slice(0, cases(1, LOCKS.length)))(
  'during the %s whoever comes is told to wait, and SIGTERM ends it in order',
  async ([step, lock]) => {
    const database = await testDatabase()
    const client = new pg.Client({ connectionString: database.options.databaseUrl })
    await client.connect()
    try {
      await client.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
      await client.query('select pg_advisory_lock($1)', [lock])
      const server = start({
        DATABASE_URL: database.options.databaseUrl ?? '',
        DATA_DIR: database.options.dataDir,
      })
      const waiting = 'select from pg_locks where not granted and objid = $1'
      await eventually(async () => {
        if (server.child.exitCode !== null) throw new Error(server.stderr)
        expect((await client.query(waiting, [lock])).rowCount).toBe(1)
      })
      const [page, call, ready, health] = await Promise.all(
        ['/', '/api/recipes', '/api/ready', '/api/health'].map((path) =>
          fetch(`http://127.0.0.1:${env.PORT}${path}`),
        ),
      )
      expect([ready?.status, health?.status]).toEqual([503, 200])
      expect([page?.status, page?.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await page?.text()).toContain('Il sito si sta preparando')
      expect([call?.status, await call?.json()]).toEqual([
        503,
        { message: 'Il sito si sta preparando: riprova tra poco.' },
      ])
      server.child.kill('SIGTERM')
      expect([await server.ended, server.stdout]).toEqual([0, ''])
      await client.query('select pg_advisory_unlock($1)', [lock])
      await eventually(async () => expect((await client.query(waiting, [lock])).rowCount).toBe(0))
      const { rows } = await client.query("select to_regclass('public.recipes') is not null as there")
      expect(rows).toEqual([{ there: step === 'seed' }])
      if (step === 'seed') expect((await client.query('select from recipes')).rowCount).toBe(0)
    } finally {
      await client.end()
      await database.close()
    }
  },
)

const onEmbedded = test.runIf(process.env.TEST_DATABASE === 'embedded')

onEmbedded('SIGTERM before the site is ready closes the embedded database in order', async () => {
  const place = databaseEnv('stopped', 'empty')
  const server = start(place)
  await eventually(() => {
    if (server.child.exitCode !== null) throw new Error(server.stderr)
    expect(readdirSync(join(place.DATA_DIR ?? '', 'pg'))).toContain('postmaster.pid')
  })
  server.child.kill('SIGTERM')
  expect([await server.ended, server.stdout]).toEqual([0, ''])
  expect(readdirSync(join(place.DATA_DIR ?? '', 'pg'))).not.toContain('postmaster.pid')
})
