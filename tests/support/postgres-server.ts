/** Vitest's global set-up of project api-postgres: a PostgreSQL server of its own, with templates to clone. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateTemplate, seedTemplate, type Templates } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of the server's socket. */
    postgresSocket: string
    /** Migrated databases to clone: one empty, one filled from content/. */
    postgresTemplates: Templates
  }
}

const TEMPLATES: Templates = { empty: 'cornicione_template', seeded: 'cornicione_seeded' }

export const postgresUrl = (socket: string, database: string): string =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socket)}`

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-pg-'))
  const server = await startServer(directory)
  await runOn(directory, `CREATE DATABASE ${TEMPLATES.empty}`)
  const databaseUrl = postgresUrl(directory, TEMPLATES.empty)
  await migrateTemplate({ databaseUrl, dataDir: directory })
  await runOn(directory, `CREATE DATABASE ${TEMPLATES.seeded} TEMPLATE ${TEMPLATES.empty}`)
  await seedTemplate({ databaseUrl: postgresUrl(directory, TEMPLATES.seeded), dataDir: directory })
  project.provide('postgresSocket', directory)
  project.provide('postgresTemplates', TEMPLATES)
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT') // PostgreSQL's "fast" shutdown
    await ended
    fs.rmSync(directory, { recursive: true, force: true })
  }
}

/** Runs one statement on the server's own database. */
export async function runOn(socket: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl(socket, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A new server with its files and its socket in `directory`. Without `settings` it trusts the system to stay up. */
export async function startServer(directory: string, settings?: readonly string[]): Promise<ChildProcess> {
  postgresTool(directory, 'initdb', [
    '-D',
    path.join(directory, 'data'),
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ])
  return runServer(directory, settings)
}

/** Runs a program of PostgreSQL to its end, as the account to which `directory` then belongs. */
export function postgresTool(directory: string, name: string, options: readonly string[]): void {
  const user = unprivilegedUser()
  if (user.uid !== undefined) fs.chownSync(directory, user.uid, user.gid ?? user.uid)
  execFileSync(path.join(findBinaries(), name), options, { ...user, cwd: directory, stdio: 'pipe' })
}

/** Serves what lies in `directory`/data. */
export async function runServer(
  directory: string,
  settings: readonly string[] = ['fsync=off'],
): Promise<ChildProcess> {
  const all = [
    'listen_addresses=',
    `unix_socket_directories=${directory}`,
    'max_connections=200',
    ...settings,
  ].flatMap((one) => ['-c', one])
  const server = spawn(path.join(findBinaries(), 'postgres'), ['-D', path.join(directory, 'data'), ...all], {
    ...unprivilegedUser(),
    cwd: directory,
    stdio: ['ignore', 'ignore', fs.openSync(path.join(directory, 'log'), 'w')],
  })
  // Whoever started it may be interrupted, or give up before it was told of it.
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  server.once('exit', () => process.off('exit', kill))
  for (;;) {
    try {
      await runOn(directory, 'SELECT 1')
      return server
    } catch (error) {
      if (server.exitCode !== null || server.signalCode !== null) {
        const log = fs.readFileSync(path.join(directory, 'log'), 'utf8')
        throw new Error(`PostgreSQL does not start: ${log}`, { cause: error })
      }
      await wait(100)
    }
  }
}

/** Where Debian keeps the server's programs, or the PATH. */
function findBinaries(): string {
  const debian = '/usr/lib/postgresql'
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const candidates = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ]
  const found = candidates.find((one) => fs.existsSync(path.join(one, 'initdb')))
  if (!found) throw new Error('The tests need PostgreSQL 15 or later: on Debian, apt-get install postgresql')
  // What leads to one program from elsewhere does not lead to all of them.
  return path.dirname(fs.realpathSync(path.join(found, 'initdb')))
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error('No unprivileged account (postgres, nobody) to run PostgreSQL with')
}
