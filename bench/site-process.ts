/**
 * Runs the built site on its own embedded database. With the argument `rendering` its page source forbids
 * caching: each page is rendered and compressed again.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { hashToken, newToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { sessionsRepository } from '#server/features/accounts/sessions/sessions.repository.ts'
import { usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { builtPages } from '#server/plugins/built-pages.ts'
import type { OpenPageSource } from '#server/plugins/page-source.ts'
import { fillCatalogue } from '#server/start/fill-catalogue.ts'
import { serveParent } from './server-process.ts'

const log = pino({ level: 'warn' }, pino.destination(2))
const dataDir = await mkdtemp(join(tmpdir(), 'cornicione-bench-'))
const database = await openDatabase({
  dataDir,
  log,
  onFatal: (error) => {
    throw error
  },
})
await fillCatalogue({ db: database.db, log })

const pages = builtPages(fileURLToPath(new URL('../dist', import.meta.url)))
const uncachedPages: OpenPageSource = async (app) => ({ ...(await pages(app)), cached: false })
const site = await buildApp({
  database,
  config: readConfig({}),
  log,
  pages: process.argv[2] === 'rendering' ? uncachedPages : pages,
  limits: {
    searchesPerMinute: Number.MAX_SAFE_INTEGER,
    photosPerMinute: Number.MAX_SAFE_INTEGER,
    votesPerMinute: Number.MAX_SAFE_INTEGER,
  },
})

async function logIn(): Promise<string> {
  const [username, token] = ['banco', newToken()]
  const account = { username, email: `${username}@example.it`, name: username, passwordHash: 'none' }
  const created = await usersRepository(database.db).create(account)
  await sessionsRepository(database.db).create(hashToken(token), created, 3600)
  return `cornicione_session=${token}`
}

serveParent(
  { site: await site.listen({ port: 0 }) },
  async () => {
    await site.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  },
  ({ kind }) => {
    if (kind === 'log-in') return logIn()
    if (kind !== 'main-thread') throw new Error(`unknown: ${kind}`)
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
)
